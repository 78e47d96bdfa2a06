export interface ReadWord {
  text: string;
  /** It was read otherwise than it was typed. */
  isChanged: boolean;
}

const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** The words a search was read as, in order; those that do not stand in what was typed are changed. */
export function readWords(typed: string, read: string): ReadWord[] {
  const known = new Set(folded(typed).split(/\s+/));
  return read
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => ({ text, isChanged: !known.has(folded(text)) }));
}
