import { cut } from '@setu/kit/core';

const MAX = 200;

/** Returns the text that a search looks in: one line in lower case, with ё as е and collapsed spaces. */
export function searchText(...parts: readonly string[]): string {
  return parts.join(' ').toLowerCase().replaceAll('ё', 'е').replaceAll('\0', '').replace(/\s+/g, ' ').trim();
}

/** Returns the text to search for, or undefined if nothing was typed. */
export function searchedText(typed: string): string | undefined {
  const text = cut(searchText(typed), MAX);
  return text === '' ? undefined : text;
}
