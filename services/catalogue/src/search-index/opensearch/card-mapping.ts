/** The farthest card one request reaches; what lies beyond is walked to. */
export const farthest = 20_000;

const whole = (type: 'integer' | 'long') => ({ type });

/**
 * How cards are kept. Their words are those of the read model, which stems Russian and English words as they are written
 * in: nothing is analysed a second time, so that every index answers alike.
 */
export const cardMapping = {
  dynamic: 'strict',
  _source: { enabled: false },
  properties: {
    rank: whole('integer'),
    name_en: whole('integer'),
    name_ru: whole('integer'),
    brand: whole('integer'),
    price: whole('long'),
    price_to: whole('long'),
    category: whole('integer'),
    company: whole('integer'),
    code: { type: 'wildcard' },
    words: { type: 'keyword', doc_values: false, norms: false },
    facets: { type: 'keyword', index: false },
    sum: { type: 'long', index: false },
  },
} as const;

/** How an index is made: while it is filled nobody reads it. */
export const newIndexSettings = (shards: number) => ({
  number_of_shards: shards,
  auto_expand_replicas: '0-1',
  refresh_interval: '-1',
  max_result_window: farthest,
  // An older write of a card that was withdrawn must be known for one for as long as it may be under way.
  gc_deletes: '1h',
});

/** How it is read: what the follower does not tell it to show shows after a second. */
export const servingSettings = { refresh_interval: '1s' };
