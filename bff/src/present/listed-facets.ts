import type { Choices, FacetView } from '@setu/contract';
import { ListCardsResponse } from '@setu/proto/catalogue/search';
import { LRUCache } from 'lru-cache';
import { ReadyJson } from '../http/ready-json.js';
import type { Language } from '../language/locale.js';
import { facetViews } from './facet.js';

/** Presents the encoded facets of lists. `list` names the list; equal names need not mean equal facets. */
export type ListedFacets = (
  encoded: Uint8Array,
  of: { list: string; choices: Choices; language: Language },
) => ReadyJson<FacetView[]>;

const maxBytes = 24 * 1024 * 1024;
const overheadBytes = 500;

/** Keeps the JSON of facets. Like that of cards, it is used again only for exactly the same bytes. */
export const listedFacets = (): ListedFacets => {
  const cache = new LRUCache<string, { encoded: Uint8Array; json: Buffer }>({
    maxSize: maxBytes,
    // Callers choose the key's length, so it counts too.
    sizeCalculation: ({ encoded, json }, key) => 2 * key.length + encoded.length + json.length + overheadBytes,
  });
  return (encoded, { list, choices, language }) => {
    const key = `${language} ${JSON.stringify(choices)} ${list}`;
    const known = cache.get(key);
    if (known !== undefined && Buffer.compare(known.encoded, encoded) === 0) return new ReadyJson([known.json]);
    const { facets } = ListCardsResponse.decode(encoded);
    const json = Buffer.from(JSON.stringify(facetViews(facets, choices, language)));
    cache.set(key, { encoded, json });
    return new ReadyJson([json]);
  };
};
