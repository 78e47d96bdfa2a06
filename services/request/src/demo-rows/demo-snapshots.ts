import { demoCards } from '@setu/demo-world';
import type { CardSnapshot } from '../read-models/domain/card-snapshot.js';
import { snapshotOf } from '../wire/card-snapshot.js';
import { demoCardDetails } from './demo-card.js';

/** Returns snapshots of the wanted demo cards by card id, in the form that requests store. */
export function demoSnapshots(cardIds: ReadonlySet<string | null>, now: Date): Map<string, CardSnapshot> {
  const details = demoCards()
    .filter(({ id }) => cardIds.has(id))
    .map((card) => demoCardDetails(card, now));
  const complete = details.flatMap((card) => snapshotOf(card) ?? []);
  return new Map(complete.map((card) => [card.skuId, card]));
}
