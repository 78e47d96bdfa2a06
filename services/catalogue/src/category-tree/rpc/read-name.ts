import { characters, invalid } from '@setu/kit/core';
import type { LocalText } from '@setu/proto/common';
import { longestTitle, tidyName } from '../domain/names.js';

/**
 * Returns a title, or an attribute's name, as it was sent. Throws `invalid` on `title` if either language is too long.
 */
export function readTitle(sent: LocalText | undefined): LocalText {
  const name = tidyName({ en: sent?.en ?? '', ru: sent?.ru ?? '' });
  if (Math.max(characters(name.en), characters(name.ru)) > longestTitle) {
    throw invalid({ title: { code: 'length_max', params: { max: String(longestTitle) } } });
  }
  return name;
}
