import { deviceDrafts, tabDrafts } from '../../lib/stored-draft';

/** The maximum number of stored searches. The oldest is removed first. */
export const maxRecentSearches = 8;

const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/**
 * Returns the searches with a new one at the front. A search with the same words in another spelling moves to the front
 * and is not repeated.
 */
export const withRecent = (stored: readonly string[], text: string): string[] =>
  [text, ...stored.filter((one) => folded(one) !== folded(text))].slice(0, maxRecentSearches);

/**
 * Returns the searches with a word that begins with each typed word, or all if nothing is typed. Leaves out the typed
 * text itself.
 */
export function matchingRecent(stored: readonly string[], typed: string): string[] {
  const parts = folded(typed).split(/\s+/).filter(Boolean);
  return stored.filter((one) => {
    const words = folded(one).split(/\s+/);
    return folded(one) !== folded(typed) && parts.every((part) => words.some((word) => word.startsWith(part)));
  });
}

/**
 * Returns the access to a user's searches, newest first, stored on this device for a month. A visitor's searches are
 * stored only in this tab, because the next visitor may be another person. They are removed with the drafts when the
 * user signs out or changes account.
 */
export function recentSearches(userId: string | null) {
  const place = userId === null ? tabDrafts : deviceDrafts;
  const name = `searches-${userId ?? 'visitor'}`;
  const read = (): string[] => {
    const stored = place.read(name);
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, maxRecentSearches) : [];
  };
  return {
    read,
    add: (text: string) => place.keep(name, withRecent(read(), text)),
    drop: (text: string) =>
      place.keep(
        name,
        read().filter((one) => one !== text),
      ),
    clear: (): void => place.drop(name),
  };
}
