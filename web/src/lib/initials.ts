/** First letters of the first two words, quotes and legal forms' punctuation skipped: `Deccan Flow Systems` → `DF`. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/[«»"'“”.,()]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
