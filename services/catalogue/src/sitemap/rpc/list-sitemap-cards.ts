import { wireSkuType } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { readSitemapPage } from './sitemap-page.js';

/** Returns the next public cards by id. Throws `invalid` unless the limit is from 1 to 1000. */
export const listSitemapCards: Rpc<'listSitemapCards'> =
  ({ read }) =>
  async ({ afterSkuId, limit: requestedLimit }) => {
    const { afterId, limit } = readSitemapPage(afterSkuId, requestedLimit);
    const cards = await read.sitemap.cards(afterId, limit);
    return {
      cards: cards.map(({ type, publishedAt, ...card }) => ({
        ...card,
        type: wireSkuType(type),
        publishedAt: publishedAt.toISOString(),
      })),
    };
  };
