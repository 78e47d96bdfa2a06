export interface CorrectedWord {
  text: string;
  /** True if the word was corrected. */
  isChanged: boolean;
}

const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** Returns the words of the corrected search in order. Words missing in the typed one count as changed. */
export function correctedWords(typed: string, read: string): CorrectedWord[] {
  const known = new Set(folded(typed).split(/\s+/));
  return read
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => ({ text, isChanged: !known.has(folded(text)) }));
}
