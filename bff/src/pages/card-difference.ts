import type { CardDifferenceView } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type { CallContext } from '../http/call-context.js';
import { managersOf } from './card-managers.js';
import { shownIn } from './review.js';

/**
 * Compares a card's draft with its published version, in English: suppliers write English, and the Russian translation
 * follows.
 */
export const cardDifference = async (call: CallContext, skuId: string): Promise<CardDifferenceView> => {
  const found = await call.deps.services.catalogue.compareVersions({ skuId }, call.reads());
  const card = found.written?.card;
  if (!found.written || !card) throw internal('a comparison without a card');
  const shown = shownIn('en', await managersOf(call, [card]));
  return {
    before: found.published ? shown(found.published) : null,
    after: shown(found.written),
    before_version: found.published?.version ?? null,
    after_version: found.written.version,
    changed: found.changed,
  };
};
