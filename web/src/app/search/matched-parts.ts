export interface TextPart {
  text: string;
  isMatch: boolean;
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[её]/gi, '[её]');

/** Splits a text where one of its words begins with a typed word. Returns one part if nothing matches. */
export function matchedParts(text: string, typed: string): TextPart[] {
  const words = typed.split(/\s+/).filter(Boolean).map(quoted);
  if (words.length === 0) return [{ text, isMatch: false }];
  // The longest word first, so that «насос насосная» marks all of "насосная".
  words.sort((one, other) => other.length - one.length);
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'giu'));
  return parts.map((part, index) => ({ text: part, isMatch: index % 2 === 1 })).filter((part) => part.text !== '');
}
