import { deviceDrafts, tabDrafts } from '../../lib/kept-draft';

/** How many are kept; the oldest gives way. */
export const recentSearchesMost = 8;

const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** With a search in front; the same words typed otherwise move there instead of standing twice. */
export const withRecent = (kept: readonly string[], text: string): string[] =>
  [text, ...kept.filter((one) => folded(one) !== folded(text))].slice(0, recentSearchesMost);

/** Those with a word that begins as each typed word does; all while nothing is typed. Never what already stands typed. */
export function matchingRecent(kept: readonly string[], typed: string): string[] {
  const parts = folded(typed).split(/\s+/).filter(Boolean);
  return kept.filter((one) => {
    const words = folded(one).split(/\s+/);
    return folded(one) !== folded(typed) && parts.every((part) => words.some((word) => word.startsWith(part)));
  });
}

/**
 * What a person searched for, newest first, on this device for a month; a visitor's in this tab alone, as nobody knows who
 * comes next. It goes with the drafts when he signs out or goes on as somebody else.
 */
export function recentSearches(userId: string | null) {
  const place = userId === null ? tabDrafts : deviceDrafts;
  const name = `searches-${userId ?? 'visitor'}`;
  const read = (): string[] => {
    const kept = place.read(name);
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, recentSearchesMost) : [];
  };
  return {
    read,
    add: (text: string): void => place.keep(name, withRecent(read(), text)),
    drop: (text: string): void =>
      place.keep(
        name,
        read().filter((one) => one !== text),
      ),
    clear: (): void => place.drop(name),
  };
}
