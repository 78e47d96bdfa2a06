import { demoCards } from '@setu/demo-world';
import type { CardSnapshot } from '../copies/domain/card-snapshot.js';
import { snapshotOf } from '../wire/card-snapshot.js';
import { demoCardDetails } from './demo-card.js';

/** Returns snapshots of the wanted demo cards by card id, in the form that requests store. */
export function demoSnapshots(wanted: ReadonlySet<string | null>, now: Date): Map<string, CardSnapshot> {
  const details = demoCards()
    .filter(({ id }) => wanted.has(id))
    .map((card) => demoCardDetails(card, now));
  const whole = details.flatMap((card) => snapshotOf(card) ?? []);
  return new Map(whole.map((card) => [card.skuId, card]));
}
