import type { SimilarCardsView } from '@setu/contract';
import type { CallContext } from '../http/call-context.js';
import { cardView } from '../present/card.js';
import { managersOf } from './card-managers.js';

/** Returns the public cards most similar to a card that the caller may see. */
export const similarCards = async (call: CallContext, skuId: string): Promise<SimilarCardsView> => {
  const { cards } = await call.deps.services.catalogue.listSimilarCards({ skuId }, call.reads());
  const reader = { language: call.locale, managers: await managersOf(call, cards) };
  return { cards: cards.map((card) => cardView(card, reader)) };
};
