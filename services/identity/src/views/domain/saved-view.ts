import { invalid } from '@setu/kit/core';

/** The filter and sort order of a list, saved under a name that the user chose. */
export interface SavedView {
  id: string;
  name: string;
  query: string;
  /** True if the list opens with this view. At most one per list. */
  isDefault: boolean;
}

/** The maximum number of views per user and list. */
export const maxViews = 20;
const longestName = 60;
const longestQuery = 2000;

/** Returns the key of a list. Throws `invalid` if the text is not a valid key. */
export function readListKey(text: string): string {
  if (!/^[a-z][a-z_]{0,39}$/.test(text)) throw invalid({ list: 'invalid_option' });
  return text;
}

/**
 * Validates a view's name and query and returns them as they are stored, with single spaces in the name. Throws
 * `invalid` by field if either is too long or the name is empty.
 */
export function viewContent({ name, query }: Pick<SavedView, 'name' | 'query'>): Pick<SavedView, 'name' | 'query'> {
  const normalised = name.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (normalised === '') throw invalid({ name: 'required' });
  if ([...normalised].length > longestName) throw tooLong('name', longestName);
  if (query.length > longestQuery) throw tooLong('query', longestQuery);
  return { name: normalised, query };
}

/** Returns the name in lower case for comparison, because names that differ only in case look the same to users. */
export const nameKey = (name: string): string => name.toLocaleLowerCase('ru');

const tooLong = (field: string, max: number) =>
  invalid({ [field]: { code: 'length_max', params: { max: String(max) } } });
