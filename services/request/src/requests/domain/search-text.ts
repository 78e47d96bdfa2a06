const MAX = 200;

/** Takes texts, gives what a search looks in: one lower-case line, ё as е, spaces collapsed. */
export function searchText(...parts: readonly string[]): string {
  return parts.join(' ').toLowerCase().replaceAll('ё', 'е').replaceAll('\0', '').replace(/\s+/g, ' ').trim();
}

/** Takes what was typed into a list's search, gives the LIKE pattern for it; null when nothing was typed. */
export function searchPattern(typed: string): string | null {
  const text = searchText(typed).slice(0, MAX);
  return text === '' ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
