/**
 * Characters without a shape that web pages and documents leave in copied text: soft hyphens, zero-width spaces, word
 * joiners, direction marks and byte order marks. The zero-width joiners stay, because Hindi and emoji need them.
 */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** Returns a text without invisible characters. A text without any visible character becomes empty. */
export const visibleText = (text: string): string => {
  const cleaned = text.replace(invisible, '');
  return cleaned.trim() === '' ? '' : cleaned;
};
