import type {
  LandedAssumptionView,
  LandedGapView,
  LandedLineView,
  LandedPlaceView,
  LandedPriceView,
} from '@setu/contract';
import { internal } from '@setu/kit/core';
import type * as wire from '@setu/proto/catalogue/landed_prices';
import {
  landedGapWord,
  landedLineWord,
  landedOverrideWord,
  landedUnitWord,
  laneModeWord,
  tariffKindWord,
} from '@setu/proto/wire-words';
import type { Language } from '../language/locale.js';
import { textsIn } from './text.js';

export const landedPlaceView = ({ code, name }: wire.LandedPlace, language: Language): LandedPlaceView => ({
  code,
  ...textsIn(language, { name }),
});

const placeOrNull = (place: wire.LandedPlace | undefined, language: Language) =>
  place ? landedPlaceView(place, language) : null;

const numberOrNull = (text: string | undefined): number | null =>
  text === undefined || text === '' ? null : Number(text);

/** Presents lines. A line that this build does not know is left out. */
const lineViews = (lines: readonly wire.LandedPriceLine[]): LandedLineView[] =>
  lines.flatMap(({ line, amount, isIncluded }) => {
    const kind = landedLineWord(line);
    return kind ? [{ kind, amount: numberOrNull(amount), is_included: isIncluded }] : [];
  });

/** Returns the part of a title in the reader's language. A title may be written as `English / Russian`. */
export function titleIn(title: string, language: Language): string {
  const [en = '', ru = ''] = title.split(' / ');
  return (language === 'ru' ? ru : en) || en;
}

function assumptionView(assumption: wire.LandedAssumption, language: Language): LandedAssumptionView {
  const { line, value, unit, currency, times, tariffKind, code, amount, source, override, isOverridden } = assumption;
  const kind = tariffKindWord(tariffKind);
  return {
    // The rate concerns no line.
    kind: landedLineWord(line) ?? 'rate',
    value: Number(value),
    unit: landedUnitWord(unit) ?? 'total',
    currency: currency || null,
    times: numberOrNull(times),
    tariff: kind ? { kind, code, amount: numberOrNull(amount) } : null,
    source: source
      ? {
          ...{ title: titleIn(source.title, language), url: source.url, is_example: source.isExample },
          ...{ valid_from: source.validFrom, valid_to: source.validTo || null },
        }
      : null,
    override: landedOverrideWord(override) ?? null,
    is_overridden: isOverridden,
  };
}

/** Presents gaps, each once, also if several cards have it. */
function gapViews(gaps: readonly wire.LandedPriceGap[]): LandedGapView[] {
  const views = new Map<string, LandedGapView>();
  for (const { line, reason } of gaps) {
    const [kind, why] = [landedLineWord(line), landedGapWord(reason)];
    if (kind && why) views.set(`${kind} ${why}`, { line: kind, reason: why });
  }
  return [...views.values()];
}

/** Presents the landed price of one card. `rateDate` is the day that the rates were set for. */
export function landedPriceView(price: wire.LandedPrice, rateDate: string | null, language: Language): LandedPriceView {
  const [item] = price.items;
  if (!item) throw internal('a landed price without a card');
  return { ...declarationView(price, rateDate, language), per_unit: Number(item.perUnit) };
}

/** Presents the landed price of several cards, each with its part of the total. */
export function declarationView(
  price: wire.LandedPrice,
  rateDate: string | null,
  language: Language,
): Omit<LandedPriceView, 'per_unit'> {
  if (!price.city) throw internal('a landed price without a city');
  const [total, vat] = [Number(price.total), Number(price.vat)];
  return {
    ...{ total, vat, total_without_vat: Math.round((total - vat) * 100) / 100 },
    ...{ customs_value: Number(price.customsValue), is_complete: price.isComplete },
    ...{ city: landedPlaceView(price.city, language), date: price.day, rate_date: rateDate },
    lines: lineViews(price.lines),
    assumptions: price.assumptions.map((one) => assumptionView(one, language)),
    gaps: gapViews(price.gaps),
    routes: price.routes.flatMap(({ from, to, mode, daysFrom, daysTo }) =>
      to
        ? [
            {
              ...{ from: placeOrNull(from, language), to: landedPlaceView(to, language) },
              ...{ mode: laneModeWord(mode) ?? null, days_from: daysFrom || null, days_to: daysTo || null },
            },
          ]
        : [],
    ),
  };
}
