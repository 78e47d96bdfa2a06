import type { Assumption, Estimate, Line, Route } from '@setu/landed-price';
import type * as wire from '@setu/proto/catalogue/landed_prices';
import { LandedLine, LandedOverride, LaneMode, TariffKind } from '@setu/proto/catalogue/words';
import {
  wireLandedGap,
  wireLandedLine,
  wireLandedOverride,
  wireLandedUnit,
  wireLaneMode,
  wireTariffKind,
} from '@setu/proto/wire-words';
import type { NamedPlace } from '../domain/find-place.js';

const toLine = ({ kind, amount, isIncluded }: Line): wire.LandedPriceLine => ({
  line: wireLandedLine(kind),
  amount,
  isIncluded,
});

const toAssumption = (assumption: Assumption): wire.LandedAssumption => {
  const { kind, item, value, unit, currency, times, tax, row, override, isOverridden } = assumption;
  return {
    line: kind === 'rate' ? LandedLine.UNSPECIFIED : wireLandedLine(kind),
    skuId: item ?? '',
    value,
    unit: wireLandedUnit(unit),
    currency: currency ?? '',
    times: times ?? '',
    tariffKind: tax === undefined ? TariffKind.UNSPECIFIED : wireTariffKind(tax.kind),
    code: tax?.code ?? '',
    amount: tax?.amount ?? '',
    source: row && { ...row.source, validFrom: row.validFrom, validTo: row.validTo ?? '' },
    override: override === undefined ? LandedOverride.UNSPECIFIED : wireLandedOverride(override),
    isOverridden,
  };
};

/** Turns an estimate into its message, with the names of its places. */
export function toWireLandedPrice(
  estimate: Estimate,
  { city, day, places }: { city: string; day: string; places: readonly NamedPlace[] },
): wire.LandedPrice {
  const place = (code: string | undefined): wire.LandedPlace | undefined => {
    const found = places.find((one) => one.code === code);
    return found && { code: found.code, name: found.name };
  };
  const toRoute = ({ from, to, mode, daysFrom, daysTo }: Route): wire.LandedRoute => ({
    ...{ from: place(from), to: place(to) },
    mode: mode === undefined ? LaneMode.UNSPECIFIED : wireLaneMode(mode),
    ...{ daysFrom: daysFrom ?? 0, daysTo: daysTo ?? 0 },
  });
  return {
    ...{ total: estimate.total, vat: estimate.vat, customsValue: estimate.customsValue },
    isComplete: estimate.isComplete,
    lines: estimate.lines.map(toLine),
    items: estimate.items.map(({ key, total, perPiece, lines }) => ({
      ...{ skuId: key, total, perUnit: perPiece },
      lines: lines.map(toLine),
    })),
    assumptions: estimate.assumptions.map(toAssumption),
    gaps: estimate.gaps.map(({ line, item, reason }) => ({
      ...{ line: wireLandedLine(line), skuId: item ?? '', reason: wireLandedGap(reason) },
    })),
    routes: estimate.routes.map(toRoute),
    ...{ city: place(city), day },
  };
}
