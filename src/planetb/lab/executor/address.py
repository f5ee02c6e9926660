"""How `--on` names somewhere to play."""

from typing import Final

from planetb.kernel.errors import InvalidSetup

SPELLING: Final = (
    "dask or ray for a cluster of this machine, dask://host:port or ray://host:port for one that runs, "
    "module:name for an executor of your own"
)


def address_of(on: str, scheme: str) -> str:
    """`host:port` of `scheme://host:port`; nothing of the scheme alone. Anything else is refused."""
    found, slashes, address = on.partition("://")
    host, _, port = address.rpartition(":")
    if found != scheme or (slashes and not (host and port.isdecimal())):
        raise InvalidSetup("bad_executor", on=on, allowed=SPELLING)
    return address
