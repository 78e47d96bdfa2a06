import { invalid } from '@setu/kit/core';

/** What a list was filtered and sorted by, under a person's own name for it. */
export interface SavedView {
  id: string;
  name: string;
  query: string;
  /** The list opens with it; one of a list at most. */
  isDefault: boolean;
}

/** So many of one list a person may keep. */
export const mostViews = 20;
const longestName = 60;
const longestQuery = 2000;

/** A list's word. Throws `invalid` on anything else. */
export function listWord(text: string): string {
  if (!/^[a-z][a-z_]{0,39}$/.test(text)) throw invalid({ list: 'invalid_option' });
  return text;
}

/**
 * A view's name and query as they are kept: the name's white space counts as single spaces. Throws `invalid` by field
 * where either is too long, or there is no name.
 */
export function viewContent({ name, query }: Pick<SavedView, 'name' | 'query'>): Pick<SavedView, 'name' | 'query'> {
  const tidy = name.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (tidy === '') throw invalid({ name: 'required' });
  if ([...tidy].length > longestName) throw tooLong('name', longestName);
  if (query.length > longestQuery) throw tooLong('query', longestQuery);
  return { name: tidy, query };
}

/** Names that differ by the case of their letters only are the same to people. */
export const nameKey = (name: string): string => name.toLocaleLowerCase('ru');

const tooLong = (field: string, max: number) =>
  invalid({ [field]: { code: 'length_max', params: { max: String(max) } } });
