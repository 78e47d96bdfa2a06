import { setImmediate as nextTurn } from 'node:timers/promises';
import { integerOf } from '@setu/kit/core';
import { businessDay } from '@setu/proto/business-day';
import type { CatalogueDeps } from '../../deps.js';
import type { Stores } from '../../store/index.js';
import { costsKey, type LandedBasis, nextBasis, ratesOn } from '../domain/landed-basis.js';
import { type ListedCosts, listedPrice } from '../domain/listed-price.js';
import { platformCostsOf } from '../domain/platform-costs.js';

/** The costs of a run, as its basis names them. */
export type RunCosts = Omit<ListedCosts, 'rates' | 'tables'> & { tables: Omit<ListedCosts['tables'], 'tariffs'> };

/** Cards are computed in groups of this many, so that lists are answered in between. */
const perTurn = 2;

/** How long a rate is valid until a setting says otherwise. It is the default of the setting. */
const usualValidDays = 7;

/**
 * Stores a new basis if the current one is outdated. All prices are then computed again. Works in the
 * transaction of `stores`. Returns the day and the settings to compute with, or undefined before the first read model.
 */
async function takeBasis(stores: Stores, now: Date): Promise<Pick<RunCosts, 'costs' | 'day'> | undefined> {
  const { landedBasis, landedRates, costTables, settings, docChanges } = stores;
  const day = businessDay('moscow', now);
  const current = await landedBasis.take();
  const position = await docChanges.now();
  if (position === undefined) return undefined;
  const tables = await costTables.revision();
  const ruleDay = await landedBasis.ruleDay(day);
  const values = await settings.values();
  const costs = platformCostsOf(values);
  const validDays = integerOf(values, 'rates.valid_days', usualValidDays);
  const next = nextBasis(current, {
    ...{ costs: costsKey({ tables, ruleDay, settings: costs }), generation: position.generation },
    ...ratesOn(await landedRates.all(), day, validDays),
  });
  if (next !== undefined) await landedBasis.begin(next, position.seen);
  return { costs, day };
}

/** Returns the costs of a run, or undefined before the first read model. */
export async function beginRun(
  { read, write }: Pick<CatalogueDeps, 'read' | 'write'>,
  now: Date,
): Promise<RunCosts | undefined> {
  // The tables are read after their revision. If they change in between, the next run begins again.
  const basis = await write((stores) => takeBasis(stores, now));
  if (basis === undefined) return undefined;
  const { places, ...tables } = await read.costTables.forEstimate();
  return { ...basis, places, tables };
}

/** If more cards have changed at once, the pass over all cards begins again, because it pauses between its batches. */
const maxChanged = 1_000;

/** How many cards were computed, and whether more are waiting. */
export interface Refreshed {
  cards: number;
  hasMore: boolean;
}

/**
 * Computes the prices of up to `limit` cards: those that have changed, or else the next cards of the pass. Works in the
 * transaction of `stores`.
 */
export async function refreshBatch(stores: Stores, run: RunCosts, limit: number): Promise<Refreshed> {
  const { landedBasis, docChanges } = stores;
  const basis = await landedBasis.take();
  if (basis === undefined) return { cards: 0, hasMore: false };
  const changes = await docChanges.since(basis);
  if (changes !== undefined && changes.skuIds.length > maxChanged) {
    await landedBasis.restart(changes.position.seen);
    return { cards: 0, hasMore: true };
  }
  if (changes !== undefined && changes.skuIds.length > 0) {
    for (let at = 0; at < changes.skuIds.length; at += limit) {
      await compute(stores, run, { basis, ids: await landedBasis.publicOf(changes.skuIds.slice(at, at + limit)) });
    }
    await landedBasis.saw(changes.position.seen);
    return { cards: changes.skuIds.length, hasMore: true };
  }
  if (basis.afterId === undefined) return { cards: 0, hasMore: false };
  const ids = await landedBasis.idsAfter(basis.afterId, limit);
  await compute(stores, run, { basis, ids });
  await landedBasis.passed(ids.at(-1));
  return { cards: ids.length, hasMore: ids.length > 0 };
}

async function compute(
  { cards, costTables, landedPrices }: Stores,
  { tables, ...run }: RunCosts,
  { basis: { rates, ratedOn }, ids }: { basis: LandedBasis; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  const found = await cards.detailed(ids);
  const tariffs = await costTables.tariffsFor([...new Set(found.map(({ hsCode }) => hsCode))]);
  const prices = [];
  for (const [at, card] of found.entries()) {
    if (at % perTurn === perTurn - 1) await nextTurn();
    // The rules of other codes never fit, and there are many.
    const own = tariffs.filter(({ code }) => card.hsCode.startsWith(code));
    const kopecks = listedPrice(card, { ...run, rates, tables: { ...tables, tariffs: own } });
    prices.push({ skuId: card.skuId, kopecks });
  }
  await landedPrices.save(prices, ratedOn);
}
