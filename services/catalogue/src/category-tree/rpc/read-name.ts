import { characters, invalid } from '@setu/kit/core';
import type { LocalText } from '@setu/proto/common';
import { maxTitleLength, normalizedName } from '../domain/names.js';

/**
 * Reads a title, or an attribute's name, and normalizes its spaces. Throws `invalid` on `title` if either language is
 * too long.
 */
export function readTitle(sent: LocalText | undefined): LocalText {
  const name = normalizedName({ en: sent?.en ?? '', ru: sent?.ru ?? '' });
  if (Math.max(characters(name.en), characters(name.ru)) > maxTitleLength) {
    throw invalid({ title: { code: 'length_max', params: { max: String(maxTitleLength) } } });
  }
  return name;
}
