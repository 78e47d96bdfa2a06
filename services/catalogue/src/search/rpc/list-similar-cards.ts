import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import { anyViewer, canSeeCard, isBroker } from '../../cards/domain/rights.js';
import type { CatalogueDeps } from '../../deps.js';
import type { Rpc } from '../../served.js';
import { viewerOf } from '../../viewer.js';
import { toWireCard } from '../../wire/card.js';
import { type SimilarCard, shownSimilar, similarNames } from '../domain/similar.js';

/**
 * Returns the public cards most similar to a card: those close in meaning, or those with the same rare words while
 * meanings are not available. Throws `not_found` for a card that does not exist for the caller.
 */
export const listSimilarCards: Rpc<'listSimilarCards'> =
  (deps) =>
  async (request, { actor }) => {
    const skuId = readId(request.skuId);
    const viewer = viewerOf(actor);
    const [card] = await deps.read.cards.listed([skuId]);
    if (card === undefined || !canSeeCard(viewer, card)) throw notFound();
    const ids = shownSimilar(await candidates(deps, skuId), skuId);
    const cards = ids.length === 0 ? [] : await deps.read.cards.listed(ids);
    return { cards: cards.filter((one) => canSeeCard(anyViewer, one)).map((one) => toWireCard(one, isBroker(viewer))) };
  };

/** Returns public cards that are similar to a card, most similar first. */
async function candidates({ read, edge }: CatalogueDeps, skuId: string): Promise<SimilarCard[]> {
  const close = await edge.meaning.similarTo(skuId);
  if (close !== undefined) return read.similarCards.publicOf(close);
  const source = await read.similarCards.source(skuId);
  const names = source && similarNames(source.words, source.categoryNum);
  return names === undefined ? [] : read.similarCards.byNames(names, source?.companyNum ?? 0);
}
