/** A run of text: in both versions, only in the old one, or only in the new one. */
interface TextPart {
  kind: 'same' | 'was' | 'now';
  text: string;
}

/**
 * Returns the words with the blanks after them, so that the differences read naturally. A space that does not break is
 * part of its word, so that numbers stay whole.
 */
const wordsOf = (text: string): string[] => text.match(/[\S\u00A0\u202F]+\s*|\s+/g) ?? [];

/**
 * The maximum number of word pairs. Longer texts are compared as a unit, because a table of more pairs would stall a
 * phone.
 */
const maxPairs = 1_000_000;

/** Returns the length of the longest common sequence of words for every pair of endings. */
function commonLengths(was: string[], now: string[]): Uint16Array[] {
  const lengths = Array.from({ length: was.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let a = was.length - 1; a >= 0; a -= 1) {
    const row = lengths[a] as Uint16Array;
    const below = lengths[a + 1] as Uint16Array;
    for (let b = now.length - 1; b >= 0; b -= 1) {
      row[b] = sameWord(was[a], now[b]) ? (below[b + 1] ?? 0) + 1 : Math.max(below[b] ?? 0, row[b + 1] ?? 0);
    }
  }
  return lengths;
}

const sameWord = (a = '', b = ''): boolean => a.trimEnd() === b.trimEnd();

/**
 * Compares two versions of a text word by word, in reading order. For a replacement the old words come first. Returns
 * runs, never two of one kind in a row.
 */
export function textDifference(was: string, now: string): TextPart[] {
  if (was === now) return now === '' ? [] : [{ kind: 'same', text: now }];
  const before = wordsOf(was);
  const after = wordsOf(now);
  if (before.length * after.length > maxPairs) return joined([part('was', was), part('now', now)]);
  const common = commonLengths(before, after);
  const parts: TextPart[] = [];
  let a = 0;
  let b = 0;
  while (a < before.length || b < after.length) {
    if (a < before.length && b < after.length && sameWord(before[a], after[b])) {
      parts.push(part('same', after[b] ?? ''));
      a += 1;
      b += 1;
    } else if (b >= after.length || (a < before.length && (common[a + 1]?.[b] ?? 0) >= (common[a]?.[b + 1] ?? 0))) {
      parts.push(part('was', before[a] ?? ''));
      a += 1;
    } else {
      parts.push(part('now', after[b] ?? ''));
      b += 1;
    }
  }
  return joined(parts);
}

const part = (kind: TextPart['kind'], text: string): TextPart => ({ kind, text });

function joined(parts: TextPart[]): TextPart[] {
  const runs: TextPart[] = [];
  for (const { kind, text } of parts) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text !== '') runs.push({ kind, text });
  }
  return runs;
}
