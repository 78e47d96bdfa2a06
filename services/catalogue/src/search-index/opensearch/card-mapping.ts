/** The last position in a list that one request can reach. Cards beyond it are reached by paging. */
export const farthest = 20_000;

/** Grows with every change of the mapping. An index with another version is built again. */
export const mappingVersion = 2;

const integerField = (type: 'integer' | 'long') => ({ type });

/**
 * The mapping of cards. Their words come stemmed from the read model, as Russian or English by their letters. They are
 * not analysed again, so that every index returns the same results.
 */
export const cardMapping = {
  dynamic: 'strict',
  _source: { enabled: false },
  properties: {
    rank: integerField('integer'),
    name_en: integerField('integer'),
    name_ru: integerField('integer'),
    brand: integerField('integer'),
    price: integerField('long'),
    price_to: integerField('long'),
    landed: integerField('long'),
    category: integerField('integer'),
    company: integerField('integer'),
    code: { type: 'wildcard' },
    words: { type: 'keyword', doc_values: false, norms: false },
    facets: { type: 'keyword', index: false },
    sum: { type: 'long', index: false },
  },
} as const;

/** Returns the settings of a new index. Nothing searches it while it is filled. */
export const newIndexSettings = (shards: number) => ({
  number_of_shards: shards,
  auto_expand_replicas: '0-1',
  refresh_interval: '-1',
  max_result_window: farthest,
  // The deletion of a card must be remembered for as long as an older write of it may arrive.
  gc_deletes: '1h',
});

/** The settings of a serving index. Changes become visible after a second, unless the follower requests it earlier. */
export const servingSettings = { refresh_interval: '1s' };
