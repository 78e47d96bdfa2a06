import type { PlatformCosts } from '@setu/landed-price';
import { type Rate, roublesPerUnit } from '@setu/proto/money';

/** A rate that fx published for a day (YYYY-MM-DD). */
export interface PublishedRate extends Rate {
  currency: string;
  date: string;
}

/** The rates to compute with: roubles for one unit, by currency. */
export interface UsedRates {
  rates: Readonly<Record<string, string>>;
  /** The day that the rupee's rate was set for, or the current day without one. */
  ratedOn: string;
}

/** What the landed prices of lists are computed with. */
export interface LandedBasis extends UsedRates {
  /** Grows with every change. */
  revision: number;
  /** Changes with the tables, the settings and the calculation. */
  costs: string;
  /** The build of the read model. A new one may have cards that no change announced. */
  generation: string;
}

/** Grows with every change of the calculation, so that an upgrade computes all prices again. */
const calculation = 1;

/**
 * The largest change of a rate, as a share, that leaves the prices of lists as they are. A smaller change seldom changes
 * the order of cards, and would compute a million prices again every day.
 */
export const rateTolerance = 0.01;

/** Names the tables, settings and calculation. `ruleDay` is the last day on which a rule began or ended. */
export const costsKey = (of: { tables: string; ruleDay: string; settings: PlatformCosts }): string =>
  JSON.stringify([calculation, of.tables, of.ruleDay, of.settings]);

const dayMs = 86_400_000;

/** Returns the newest rate of each currency on a day. A rate older than `validDays` is not used. */
export function ratesOn(published: readonly PublishedRate[], day: string, validDays: number): UsedRates {
  const newest = new Map<string, PublishedRate>();
  for (const rate of published) {
    const known = newest.get(rate.currency);
    const age = (Date.parse(day) - Date.parse(rate.date)) / dayMs;
    if (age >= 0 && age <= validDays && (known === undefined || known.date < rate.date))
      newest.set(rate.currency, rate);
  }
  return {
    rates: Object.fromEntries([...newest].map(([currency, rate]) => [currency, roublesPerUnit(rate)])),
    ratedOn: newest.get('INR')?.date ?? day,
  };
}

function haveMoved(used: UsedRates['rates'], now: UsedRates['rates']): boolean {
  if (Object.keys(used).length !== Object.keys(now).length) return true;
  return Object.entries(used).some(([currency, rate]) => {
    const current = now[currency];
    return current === undefined || Math.abs(Number(current) / Number(rate) - 1) > rateTolerance;
  });
}

/**
 * Returns the basis that all prices must be computed with from now on, or undefined if the current one remains valid. A
 * new read model alone leaves the rates as they are, so that unchanged cards keep their prices.
 */
export function nextBasis(
  current: LandedBasis | undefined,
  now: Omit<LandedBasis, 'revision'>,
): LandedBasis | undefined {
  if (current === undefined) return { ...now, revision: 1 };
  const revision = current.revision + 1;
  if (current.costs !== now.costs || haveMoved(current.rates, now.rates)) return { ...now, revision };
  return current.generation === now.generation ? undefined : { ...current, generation: now.generation, revision };
}
