/** Returns the first letters of the first two words, ignoring quotes and punctuation: `Deccan Flow Systems` → `DF`. */
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
