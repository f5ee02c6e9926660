// What a card says about itself.

/** The sentence of a card's rules, without colour, kind and cost before the colon. */
export function sentenceOf(rules: string): string {
  const colon = rules.indexOf(": ");
  return colon < 0 ? rules : rules.slice(colon + 2);
}
