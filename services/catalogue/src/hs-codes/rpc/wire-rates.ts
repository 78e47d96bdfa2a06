import { businessDay } from '@setu/proto/business-day';
import type * as wire from '@setu/proto/catalogue/hs_codes';
import { LandedUnit } from '@setu/proto/catalogue/words';
import type { Actor } from '@setu/proto/common';
import { wireLandedUnit, wireTariffKind } from '@setu/proto/wire-words';
import type { CatalogueDeps } from '../../deps.js';
import { type ImportRates, importRatesOf } from '../domain/import-rates.js';

type Rule = NonNullable<ImportRates['duty']>;

const toRate = ({ kind, percent, amount, currency, unit, source }: Rule): wire.HsCodeRate => ({
  kind: wireTariffKind(kind),
  ...{ percent: percent ?? '', amount: amount ?? '', currency: currency ?? '' },
  unit: unit === undefined ? LandedUnit.UNSPECIFIED : wireLandedUnit(unit),
  isExample: source.isExample,
});

/**
 * Reads the rates of codes, and returns a function that gives those of one. It gives none to suppliers, who may not see
 * the customer's costs, and none for less than a heading.
 */
export async function ratesReader(
  { read, clock }: Pick<CatalogueDeps, 'read' | 'clock'>,
  { companyType }: Actor,
  codes: readonly string[],
): Promise<(code: string) => wire.HsCodeRates | undefined> {
  const precise = codes.filter((code) => code.length >= 4);
  if (companyType === 'supplier' || precise.length === 0) return () => undefined;
  const rules = await read.costTables.tariffsFor(precise);
  const day = businessDay('moscow', clock.now());
  return (code) => {
    if (code.length < 4) return undefined;
    const { duty, vat } = importRatesOf(rules, code, day);
    return { duty: duty && toRate(duty), vat: vat && toRate(vat) };
  };
}
