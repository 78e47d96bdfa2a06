/** Shorter words are not corrected, because one edit of a short word often produces another word. */
export const shortestCorrected = 5;
/** The shortest form that a typing error is looked for in. */
const shortestForm = 4;

/**
 * Returns a word and every form of it without one letter. Two words one edit apart always share one of these forms.
 * An edit adds, removes or replaces a letter, swaps two neighbours, or moves a letter by two places.
 */
export function deletionsOf(word: string): string[] {
  const found = new Set([word]);
  for (let i = 0; i < word.length; i += 1) found.add(word.slice(0, i) + word.slice(i + 1));
  return [...found];
}

function isSwap(a: string, b: string, at: number): boolean {
  return a.charAt(at) === b.charAt(at + 1) && a.charAt(at + 1) === b.charAt(at) && a.slice(at + 2) === b.slice(at + 2);
}

/** Returns whether the letter of `a` at a place stands two places later in `b`. */
const isMovedOn = (a: string, b: string, at: number): boolean =>
  a.charAt(at) === b.charAt(at + 2) && a.slice(at + 1, at + 3) === b.slice(at, at + 2);

const isMoved = (a: string, b: string, at: number): boolean =>
  (isMovedOn(a, b, at) || isMovedOn(b, a, at)) && a.slice(at + 3) === b.slice(at + 3);

/**
 * Returns how exactly one edit turns one word into the other, or undefined if it does not. Swaps are reported
 * separately, because they are the most common typing error.
 */
export function editBetween(a: string, b: string): 'swap' | 'letter' | undefined {
  if (a === b || Math.abs(a.length - b.length) > 1) return undefined;
  let at = 0;
  while (at < a.length && a.charAt(at) === b.charAt(at)) at += 1;
  if (a.length === b.length) {
    if (isSwap(a, b, at)) return 'swap';
    return isMoved(a, b, at) || a.slice(at + 1) === b.slice(at + 1) ? 'letter' : undefined;
  }
  const [longer, shorter] = a.length > b.length ? [a, b] : [b, a];
  return longer.slice(at + 1) === shorter.slice(at) ? 'letter' : undefined;
}

/** Returns whether a typed form may be a typing error for a known one. A form is a word or its stem. */
export const isSlipFor = (typed: string, known: string): boolean =>
  Math.min(typed.length, known.length) >= shortestForm && editBetween(typed, known) !== undefined;
