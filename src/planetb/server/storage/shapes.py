"""The shapes of structs, learned before several threads ask for them."""

from collections.abc import Iterator

import msgspec


def learn() -> None:
    """Has the library look at every struct that is loaded.

    It would do so when the first value of a sort is read, and a second thread that reads one meanwhile finds
    half of it and brings the process down (msgspec 0.22). So this comes before the threads.
    """
    for struct in _below(msgspec.Struct):
        try:
            msgspec.json.Decoder(struct)
        except (TypeError, NameError):
            continue  # nothing is ever read as one of these


def _below(struct: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for each in struct.__subclasses__():
        yield each
        yield from _below(each)
