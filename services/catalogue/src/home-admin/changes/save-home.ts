import { invalid } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { mustBeCurrent } from '../../content/changes/must-be-current.js';
import { homeChanged } from '../../events.js';
import type { Stores } from '../../store/index.js';
import { toWireHome } from '../../wire/home-admin.js';
import { type HomeState, isSameHome } from '../domain/home-rules.js';

/**
 * Replaces the home page, publishes the event and returns the revision. If the page is identical, changes nothing.
 * Throws `stale` if someone has changed the page since the admin saw it, and `invalid` on `promoted.0` for a card that
 * is not public.
 */
export async function saveHome(
  stores: WriteStores<Stores>,
  { state, expectedRevision }: { state: HomeState; expectedRevision: number | undefined },
  touch: { by: string; at: Date },
): Promise<number> {
  const { revision } = await stores.homeAdmin.take();
  const before = await stores.homeAdmin.state();
  if (isSameHome(before, state)) return revision;
  mustBeCurrent(revision, expectedRevision);
  await mustBePublic(stores, before, state);
  await stores.homeAdmin.replace(state);
  const next = await stores.homeAdmin.count(touch);
  await stores.outbox.add(homeChanged({ revision: next, before: toWireHome(before), after: toWireHome(state) }));
  const object = { kind: 'home', id: 'home' };
  await stores.auditLog.add({ action: 'home.saved', object, before: { revision }, after: { revision: next } });
  return next;
}

/**
 * Throws `invalid` if a newly promoted card is not public. A card that was withdrawn after it was promoted must not
 * prevent a save.
 */
async function mustBePublic(stores: Stores, before: HomeState, { promoted }: HomeState): Promise<void> {
  const known = new Set(before.promoted.map(({ skuId }) => skuId));
  const newIds = promoted.map(({ skuId }) => skuId).filter((id) => !known.has(id));
  const shown = new Set(
    (await stores.cards.listed(newIds))
      .filter(({ state, isCompanyVisible }) => state === 'published' && isCompanyVisible)
      .map((card) => card.skuId),
  );
  const problems = promoted.flatMap(({ skuId }, at) =>
    known.has(skuId) || shown.has(skuId) ? [] : [[`promoted.${at}.sku`, 'card_not_public'] as const],
  );
  if (problems.length > 0) throw invalid(Object.fromEntries(problems));
}
