import { canonicalListQuery, type ListCodec, parseListQuery, savedViewLists, serializeListQuery } from '@setu/contract';
import { invalid, notFound } from '@setu/kit/core';

/** Returns the query definition of a list with saved views. 404 for any other word. */
export function codecOf(list: string): ListCodec {
  const known: [string, ListCodec][] = Object.entries(savedViewLists);
  const found = known.find(([name]) => name === list);
  if (!found) throw notFound();
  return found[1];
}

/**
 * Returns a query in the form of the list's address, at its first page. Throws `invalid` if the list cannot parse it.
 */
export function savedQuery(list: string, query: string): string {
  const codec = codecOf(list);
  const { query: read, problems } = parseListQuery(codec, new URLSearchParams(query));
  if (problems.length > 0) throw invalid({ query: 'invalid' });
  return serializeListQuery(codec, { ...read, page: 1 });
}

/** Returns the part of a saved query that the list still supports, because filters change between releases. */
export function understoodQuery(list: string, query: string): string {
  const codec = codecOf(list);
  return serializeListQuery(codec, canonicalListQuery(codec, new URLSearchParams(query)));
}
