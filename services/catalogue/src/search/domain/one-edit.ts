/** Words shorter than this are corrected only by swapping two letters, at first: one edit of three letters is another word. */
const freelyCorrected = 4;
/** What nothing else explains may be this short. */
export const looselyCorrected = 3;

/**
 * Takes a word, gives it and every word that lacks one of its letters. Two words one edit apart (a letter added, lost,
 * changed, or two neighbours swapped) always share one of these.
 */
export function deletionsOf(word: string): string[] {
  const found = new Set([word]);
  for (let i = 0; i < word.length; i += 1) found.add(word.slice(0, i) + word.slice(i + 1));
  return [...found];
}

function isSwap(a: string, b: string, at: number): boolean {
  return a.charAt(at) === b.charAt(at + 1) && a.charAt(at + 1) === b.charAt(at) && a.slice(at + 2) === b.slice(at + 2);
}

/** Takes two words, tells whether exactly one edit makes one the other and how: swaps are the commonest slip of the hand. */
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
 * Takes what was typed and a known word, tells whether the one may be a slip for the other; `shortest`: of how many letters
 * a word must be to be corrected by more than a swap.
 */
export function isSlipFor(typed: string, known: string, shortest = freelyCorrected): boolean {
  const edit = editBetween(typed, known);
  if (edit === undefined) return false;
  return edit === 'swap' ? typed.length >= 3 : known.length >= 3 && typed.length >= shortest;
}
