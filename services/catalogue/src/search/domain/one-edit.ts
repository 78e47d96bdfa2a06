/**
 * Words shorter than this are at first corrected only by swapping two letters. Any other edit of a three-letter word
 * often produces another word.
 */
const freelyCorrected = 4;
/** The minimum length of words that are corrected when nothing else finds a card. */
export const looselyCorrected = 3;

/**
 * Returns a word and every form of it without one letter. Two words one edit apart always share one of these forms.
 * An edit adds, removes or replaces a letter, or swaps two neighbours.
 */
export function deletionsOf(word: string): string[] {
  const found = new Set([word]);
  for (let i = 0; i < word.length; i += 1) found.add(word.slice(0, i) + word.slice(i + 1));
  return [...found];
}

function isSwap(a: string, b: string, at: number): boolean {
  return a.charAt(at) === b.charAt(at + 1) && a.charAt(at + 1) === b.charAt(at) && a.slice(at + 2) === b.slice(at + 2);
}

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
    return a.slice(at + 1) === b.slice(at + 1) ? 'letter' : undefined;
  }
  const [longer, shorter] = a.length > b.length ? [a, b] : [b, a];
  return longer.slice(at + 1) === shorter.slice(at) ? 'letter' : undefined;
}

/**
 * Returns whether a typed word may be a typing error for a known one. `shortest` is the minimum length for corrections
 * other than a swap.
 */
export function isSlipFor(typed: string, known: string, shortest = freelyCorrected): boolean {
  const edit = editBetween(typed, known);
  if (edit === undefined) return false;
  return edit === 'swap' ? typed.length >= 3 : known.length >= 3 && typed.length >= shortest;
}
