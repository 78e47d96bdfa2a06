import type {
  CostTables,
  Dated,
  FeeStep,
  InlandLeg,
  Lane,
  LaneMode,
  LaneUnit,
  Place,
  PlaceKind,
  TariffRule,
  TariffUnit,
  Tax,
  TaxKind,
} from '@setu/landed-price';
import type { StoredCostRow } from './cost-row.js';

/** The tables as the calculation uses them. Only tariffs are too many to read at once. */
export interface EstimateTables extends Omit<CostTables, 'tariffs'> {
  places: readonly (Place & { aliases: readonly string[] })[];
}

// The stored values passed the checks of the registry, so each text belongs to its column's closed set.
const reader = ({ values }: StoredCostRow) => {
  const text = (name: string): string => values[name] ?? '';
  const optional = (name: string): string | undefined => values[name] || undefined;
  return { text, optional };
};

function datedOf(row: StoredCostRow): Dated {
  const { text, optional } = reader(row);
  const source = { title: text('source'), url: text('source_url'), isExample: text('is_example') === 'yes' };
  return { id: row.id, validFrom: text('valid_from'), validTo: optional('valid_to'), source };
}

export function toTariffRule(row: StoredCostRow): TariffRule {
  const { text, optional } = reader(row);
  return {
    ...datedOf(row),
    ...{ tax: text('tax') as Tax, code: text('code'), origin: text('origin'), kind: text('kind') as TaxKind },
    ...{ percent: optional('percent'), amount: optional('amount'), currency: optional('currency') },
    unit: optional('unit') as TariffUnit | undefined,
  };
}

export function toFeeStep(row: StoredCostRow): FeeStep {
  const { text, optional } = reader(row);
  return { ...datedOf(row), upTo: optional('up_to'), fee: text('fee') };
}

export function toLane(row: StoredCostRow): Lane {
  const { text } = reader(row);
  return {
    ...datedOf(row),
    ...{ from: text('from'), to: text('to'), mode: text('mode') as LaneMode, unit: text('unit') as LaneUnit },
    ...{ price: text('price'), currency: text('currency') },
    ...{ daysFrom: Number(text('days_from')), daysTo: Number(text('days_to')) },
  };
}

export function toInlandLeg(row: StoredCostRow): InlandLeg {
  const { text } = reader(row);
  const { from, to } = { from: text('from'), to: text('to') };
  return { ...datedOf(row), from, to, pricePerTonne: text('price_per_tonne'), currency: text('currency') };
}

export function toPlace(row: StoredCostRow): EstimateTables['places'][number] {
  const { text } = reader(row);
  return {
    ...{ code: text('code'), kind: text('kind') as PlaceKind, country: text('country') },
    name: { en: text('name_en'), ru: text('name_ru') },
    aliases: text('aliases') === '' ? [] : text('aliases').split(', '),
  };
}
