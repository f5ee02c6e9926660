"""How CHANCE answers where a state has a generator of its own."""

from typing import Any

from planetb.kernel.stack import put_in_order
from planetb.kernel.state import Answer, State
from planetb.kernel.step import Draw, Step


def draw_from_bags(state: State, stack: list[Step[Any]], ask: Draw[Any]) -> bool:
    """Draws a thing of a bag, if there is one: the same thing that would come from all its options. So do
    the draws of its kind that follow it; a set-up has dozens.
    """
    bag = ask.bag(state)
    if not bag:
        return False
    while bag:
        thing = bag[0]
        if len(bag) > 1:
            state.turned += 1
            thing = bag[state.below(len(bag))]
        if state.trail is not None:
            state.trail.append(Answer(ask, ask.option(thing)))
        stack.pop()
        height = len(stack)
        if ask.reveals:
            state.turned += 1
        ask.answer(state, ask.option(thing))
        if len(stack) > height + 1:
            put_in_order(stack, height)
        if not stack:
            break
        following = stack[-1]
        if type(following) is not type(ask) or not isinstance(following, Draw):
            break
        ask = following
        bag = ask.bag(state)
    return True


def draw(state: State, ask: Step[Any], options: list[int]) -> int:
    """One of the options, as likely as the question says."""
    if len(options) == 1:
        return options[0]
    weights = ask.weights(state, options)
    if not weights:
        return options[state.below(len(options))]
    left = state.below(sum(weights))
    i = 0
    while left >= weights[i]:
        left -= weights[i]
        i += 1
    return options[i]
