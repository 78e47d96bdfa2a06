import { type CardPage, type CardQuery, mostPopular } from '../../search/domain/card-list.js';
import { type ClusterQuery, listBody, type Matched, wholeAggs } from './card-queries.js';
import type { Cluster } from './cluster.js';

/** Where cards are read from. */
export interface CardSource {
  cluster: Cluster;
  alias: string;
  /** So far down a list one request reaches; `farthest` at most. */
  reach: number;
  /** So long an answer is waited for, in milliseconds: whoever asks is answered from elsewhere then. */
  waitMs: number;
}

interface ListAnswer {
  hits: { total?: { value: number }; hits: { _id: string; sort: unknown[] }[] };
  aggregations?: { found: { doc_count: number }; lowest: { value: number | null }; highest: { value: number | null } };
}

/** How long one node of those that are asked in turn is waited for, and all of them together. */
export const patience = (waitMs: number): { onceMs: number; allMs: number } => ({
  onceMs: Math.ceil(waitMs / 2),
  allMs: waitMs,
});

/** Asks for the same of all shards: what some of them would not tell is no answer. */
export const askCards = <Answer>({ cluster, alias, waitMs }: CardSource, body: ClusterQuery): Promise<Answer> =>
  cluster.ask<Answer>({
    ...{ method: 'POST', path: `/${alias}/_search`, query: { allow_partial_search_results: false } },
    body,
    ...patience(waitMs),
  });

const bigintOf = (price: number | null | undefined): bigint | undefined =>
  price === null || price === undefined ? undefined : BigInt(Math.round(price));

type Asked = Pick<CardQuery, 'price' | 'order' | 'offset' | 'limit'>;

/** A page with exact totals of the whole list. */
export async function cardPage(source: CardSource, matched: Matched, asked: Asked): Promise<CardPage> {
  const { offset, limit } = asked;
  const list = listBody(matched, asked);
  const isNear = offset + limit <= source.reach;
  const answer = await askCards<ListAnswer>(source, {
    ...list,
    ...(isNear ? { from: offset, size: limit } : { size: 0 }),
    ...{ track_total_hits: true, aggs: wholeAggs },
  });
  const total = answer.hits.total?.value ?? 0;
  const hits = isNear ? answer.hits.hits : total <= offset ? [] : await farHits(source, list, asked);
  const { found, lowest, highest } = answer.aggregations ?? {};
  return {
    ids: hits.map(({ _id }) => _id),
    ...{ total, atLeast: false, isFound: (found?.doc_count ?? 0) > 0 },
    ...{ minPrice: bigintOf(lowest?.value), maxPrice: bigintOf(highest?.value) },
  };
}

/** The ids of the first cards of a list. */
export async function firstCards(source: CardSource, matched: Matched, limit: number): Promise<string[]> {
  const list = listBody(matched, mostPopular);
  const { hits } = await askCards<ListAnswer>(source, { ...list, size: limit, track_total_hits: false });
  return hits.hits.map(({ _id }) => _id);
}

/** Cards farther down than one request reaches: those before them are walked over. */
async function farHits(
  source: CardSource,
  list: ClusterQuery,
  { offset, limit }: Asked,
): Promise<ListAnswer['hits']['hits']> {
  const after = async (last: unknown[] | undefined, size: number): Promise<ListAnswer['hits']['hits']> => {
    const from = last === undefined ? {} : { search_after: last };
    return (await askCards<ListAnswer>(source, { ...list, ...from, size, track_total_hits: false })).hits.hits;
  };
  let last: unknown[] | undefined;
  for (let before = offset; before > 0; ) {
    const passed = await after(last, Math.min(before, source.reach));
    if (passed.length === 0) return [];
    last = passed.at(-1)?.sort;
    before -= passed.length;
  }
  return after(last, limit);
}
