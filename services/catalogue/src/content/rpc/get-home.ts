import { invalid } from '@setu/kit/core';
import { businessDay } from '@setu/proto/business-day';
import type * as wireCards from '@setu/proto/catalogue/cards';
import type * as wire from '@setu/proto/catalogue/content';
import { isBroker } from '../../cards/domain/rights.js';
import type { Rpc } from '../../served.js';
import { viewerOf } from '../../viewer.js';
import { toWireCard } from '../../wire/card.js';
import { statFloorOf } from '../domain/stat-floor.js';
import type { HomeBlock } from '../store/home.js';

const platforms = ['customer', 'supplier'];

const toWireBlock = (block: HomeBlock): wire.HomeBlock => ({
  id: block.id,
  ...block.texts,
  link: block.link,
  pictureIds: block.pictureIds,
  pictureColors: block.pictureColors,
  tone: block.tone,
});

/**
 * Returns the home page's blocks, its cards, the raw counts and their rounding. Throws `invalid` for an unknown
 * platform.
 */
export const getHome: Rpc<'getHome'> =
  ({ read, clock }) =>
  async ({ platform }, { actor }) => {
    if (!platforms.includes(platform)) throw invalid({ platform: 'invalid_option' });
    const day = businessDay('moscow', clock.now());
    const [blocks, promoted, newest, counts, settings] = await Promise.all([
      read.home.blocks(platform, day),
      read.home.promoted(day),
      read.home.newest(),
      read.categories.counts(),
      read.settings.values(),
    ]);
    const found = new Map(
      (await read.cards.listed([...new Set([...promoted, ...newest])])).map((card) => [card.skuId, card]),
    );
    const isStaff = isBroker(viewerOf(actor));
    const shown = (ids: readonly string[]): wireCards.Card[] =>
      ids.flatMap((id) => found.get(id) ?? []).map((card) => toWireCard(card, isStaff));
    const ofKind = (kind: HomeBlock['kind']): wire.HomeBlock[] =>
      blocks.filter((block) => block.kind === kind).map(toWireBlock);
    return {
      hero: ofKind('hero'),
      promo: ofKind('promo'),
      banner: ofKind('banner')[0],
      promoted: shown(promoted),
      newest: shown(newest),
      categoryCount: counts.categories,
      skuCount: counts.skus,
      categoryFloor: statFloorOf(settings, 'categories'),
      skuFloor: statFloorOf(settings, 'skus'),
    };
  };
