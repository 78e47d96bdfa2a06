import { invalid, isDay } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import { type LaneMode, type OverrideKind, type Overrides, overrideKinds } from '@setu/landed-price';
import { businessDay } from '@setu/proto/business-day';
import type * as wire from '@setu/proto/catalogue/landed_prices';
import { landedOverrideWord, laneModeWord } from '@setu/proto/wire-words';

const maxItems = 100;
const maxValue = 1_000_000_000;
const defaultCity = 'RUMOW';
const yearMs = 366 * 86_400_000;

/** A quantity of a card whose landed price is asked for. */
export interface AskedItem {
  skuId: string;
  count: string;
}

/** What a landed price depends on beside the goods. */
export interface LandedBasis {
  city: string;
  day: string;
  mode: LaneMode | undefined;
  overrides: Overrides;
  rates: Readonly<Record<string, string>>;
}

/** Reads the quantities of cards. Throws `invalid` with the path of the wrong field. */
export function readItems(items: readonly wire.LandedItem[]): AskedItem[] {
  if (items.length === 0) throw invalid({ items: 'required' });
  if (items.length > maxItems) throw invalid({ items: { code: 'max', params: { max: String(maxItems) } } });
  const ids = items.map(({ skuId }) => readId(skuId));
  if (new Set(ids).size < ids.length) throw invalid({ items: 'invalid' });
  return items.map(({ count }, index) => ({
    skuId: ids[index] ?? '',
    count: readCount(count, `items.${index}.count`),
  }));
}

type WireBasis = Pick<wire.EstimateLandedPriceRequest, 'city' | 'day' | 'mode' | 'rates' | 'overrides'>;

/** Reads everything but the goods. Throws `invalid` with the path of the wrong field. */
export function readBasis(request: WireBasis, now: Date): LandedBasis {
  const { city, mode, rates } = request;
  return {
    city: city === '' ? defaultCity : city,
    day: readDay(request.day, now),
    mode: laneModeWord(mode),
    overrides: readOverrides(request.overrides),
    rates,
  };
}

/** Reads a count of at most three decimals. Throws `invalid` with the path. */
export function readCount(text: string, path: string): string {
  if (!/^\d{1,15}(\.\d{1,3})?$/.test(text)) throw invalid({ [path]: 'invalid_number' });
  const count = Number(text);
  if (count === 0) throw invalid({ [path]: 'not_positive' });
  if (count > maxValue) throw invalid({ [path]: { code: 'max', params: { max: String(maxValue) } } });
  return text;
}

function readDay(text: string, now: Date): string {
  if (text === '') return businessDay('moscow', now);
  if (!isDay(text)) throw invalid({ date: 'invalid_date' });
  if (Math.abs(Date.parse(text) - now.getTime()) > yearMs) throw invalid({ date: 'date_too_far' });
  return text;
}

/** Percentages end at 1,000, so that a slip of the keyboard does not become a price. */
const limitOf = (kind: OverrideKind): number =>
  kind === 'insurance' || kind === 'duty' || kind === 'bank' ? 1000 : maxValue;

function readOverrides(values: readonly wire.LandedOverrideValue[]): Overrides {
  const overrides: Partial<Record<OverrideKind, string>> = {};
  for (const { kind, value } of values) {
    const word = landedOverrideWord(kind);
    if (word === undefined) throw invalid({ overrides: 'invalid_option' });
    const path = `overrides.${word}`;
    if (/^-/.test(value)) throw invalid({ [path]: { code: 'min', params: { min: '0' } } });
    if (!/^\d{1,15}(\.\d{1,6})?$/.test(value)) throw invalid({ [path]: 'invalid_number' });
    const max = limitOf(word);
    if (Number(value) > max) throw invalid({ [path]: { code: 'max', params: { max: String(max) } } });
    // Without a rate there is no price at all.
    if (word === 'rate' && Number(value) === 0) throw invalid({ [path]: 'not_positive' });
    overrides[word] = value;
  }
  return overrides;
}

// Every override of the package has a word on the wire.
overrideKinds satisfies readonly NonNullable<ReturnType<typeof landedOverrideWord>>[];
