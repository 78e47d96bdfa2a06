import { type CardPage, type CardQuery, mostPopular } from '../../search/domain/card-list.js';
import { type ClusterQuery, listAggs, listBody, type Matched } from './card-queries.js';
import type { Cluster } from './cluster.js';

/** The source of cards. */
export interface CardSource {
  cluster: Cluster;
  alias: string;
  /** The last position in a list that one request reaches, at most `farthest`. */
  reach: number;
  /** The timeout of an answer in milliseconds. After it, another index answers the caller. */
  waitMs: number;
}

interface ListAnswer {
  hits: { total?: { value: number }; hits: { _id: string; sort: unknown[] }[] };
  aggregations?: { found: { doc_count: number }; lowest: { value: number | null }; highest: { value: number | null } };
}

/** Returns the timeout for one node, and for all nodes tried one after another. */
export const timeouts = (waitMs: number): { perNodeMs: number; allMs: number } => ({
  perNodeMs: Math.ceil(waitMs / 2),
  allMs: waitMs,
});

/** Sends a search to all shards. A partial answer counts as a failure. */
export const searchCards = <Answer>({ cluster, alias, waitMs }: CardSource, body: ClusterQuery): Promise<Answer> =>
  cluster.send<Answer>({
    ...{ method: 'POST', path: `/${alias}/_search`, query: { allow_partial_search_results: false } },
    body,
    ...timeouts(waitMs),
  });

const bigintOf = (price: number | null | undefined): bigint | undefined =>
  price === null || price === undefined ? undefined : BigInt(Math.round(price));

type PageQuery = Pick<CardQuery, 'price' | 'order' | 'offset' | 'limit'>;

/** Returns a page with exact totals of the full list. */
export async function cardPage(source: CardSource, matched: Matched, query: PageQuery): Promise<CardPage> {
  const { offset, limit } = query;
  const list = listBody(matched, query);
  const isWithinReach = offset + limit <= source.reach;
  const answer = await searchCards<ListAnswer>(source, {
    ...list,
    ...(isWithinReach ? { from: offset, size: limit } : { size: 0 }),
    ...{ track_total_hits: true, aggs: listAggs },
  });
  const total = answer.hits.total?.value ?? 0;
  const hits = isWithinReach ? answer.hits.hits : total <= offset ? [] : await farHits(source, list, query);
  const { found, lowest, highest } = answer.aggregations ?? {};
  return {
    ids: hits.map(({ _id }) => _id),
    ...{ total, atLeast: false, isFound: (found?.doc_count ?? 0) > 0 },
    ...{ minPrice: bigintOf(lowest?.value), maxPrice: bigintOf(highest?.value) },
  };
}

/** Returns the ids of the first cards of a list. */
export async function firstCards(source: CardSource, matched: Matched, limit: number): Promise<string[]> {
  const list = listBody(matched, mostPopular);
  const { hits } = await searchCards<ListAnswer>(source, { ...list, size: limit, track_total_hits: false });
  return hits.hits.map(({ _id }) => _id);
}

/** Returns cards beyond the reach of one request by paging through those before them. */
async function farHits(
  source: CardSource,
  list: ClusterQuery,
  { offset, limit }: PageQuery,
): Promise<ListAnswer['hits']['hits']> {
  const after = async (last: unknown[] | undefined, size: number): Promise<ListAnswer['hits']['hits']> => {
    const from = last === undefined ? {} : { search_after: last };
    return (await searchCards<ListAnswer>(source, { ...list, ...from, size, track_total_hits: false })).hits.hits;
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
