import { canonicalListQuery, type ListCodec, parseListQuery, savedViewLists, serializeListQuery } from '@setu/contract';
import { invalid, notFound } from '@setu/kit/core';

/** The query language of a list that views are kept of; any other word is a place that does not exist. */
export function codecOf(list: string): ListCodec {
  const known: [string, ListCodec][] = Object.entries(savedViewLists);
  const found = known.find(([name]) => name === list);
  if (!found) throw notFound();
  return found[1];
}

/** A query as the list's address has it, from its first page; throws `invalid` where the list cannot read it. */
export function keptQuery(list: string, query: string): string {
  const codec = codecOf(list);
  const { query: read, problems } = parseListQuery(codec, new URLSearchParams(query));
  if (problems.length > 0) throw invalid({ query: 'invalid' });
  return serializeListQuery(codec, { ...read, page: 1 });
}

/** A kept query as far as the list still understands it: filters come and go with versions. */
export function understoodQuery(list: string, query: string): string {
  const codec = codecOf(list);
  return serializeListQuery(codec, canonicalListQuery(codec, new URLSearchParams(query)));
}
