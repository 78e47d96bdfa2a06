import { characters, invalid } from '@setu/kit/core';
import type { LocalText } from '@setu/proto/common';
import { longestTitle, tidyName } from '../domain/names.js';

/** A title, or an attribute's name, as it was sent; `invalid` on `title` where one language has too much. */
export function readTitle(sent: LocalText | undefined): LocalText {
  const name = tidyName({ en: sent?.en ?? '', ru: sent?.ru ?? '' });
  if (Math.max(characters(name.en), characters(name.ru)) > longestTitle) {
    throw invalid({ title: { code: 'length_max', params: { max: String(longestTitle) } } });
  }
  return name;
}
