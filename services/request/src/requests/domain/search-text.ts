import { cut } from '@setu/kit/core';

const MAX = 200;

/** Takes texts, gives what a search looks in: one lower-case line, ё as е, spaces collapsed. */
export function searchText(...parts: readonly string[]): string {
  return parts.join(' ').toLowerCase().replaceAll('ё', 'е').replaceAll('\0', '').replace(/\s+/g, ' ').trim();
}

/** Takes what was typed into a list's search, gives what to look for; undefined when nothing was typed. */
export function searchedText(typed: string): string | undefined {
  const text = cut(searchText(typed), MAX);
  return text === '' ? undefined : text;
}
