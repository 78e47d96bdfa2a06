import type { OverrideKind } from './declaration.js';
import type { Dated, LaneMode, LaneUnit, TariffUnit, TaxKind } from './tables.js';

/** The printed lines, in their order. */
export const lineKinds = [
  'goods',
  'pre_carriage',
  'export_clearance',
  'loading',
  'freight',
  'insurance',
  'duty',
  'excise',
  'vat',
  'fee',
  'broker',
  'certification',
  'storage',
  'delivery',
  'bank',
] as const;
export type LineKind = (typeof lineKinds)[number];

/** The lines whose amounts are part of the customs value (Customs Code of the EAEU, article 40). */
export const toBorder = ['goods', 'pre_carriage', 'export_clearance', 'loading', 'freight', 'insurance'] as const;

/** Why a line is missing. The `expired_` reasons are about rows whose validity has ended. */
export const gapReasons = [
  'no_price',
  'price_range',
  'no_rate',
  'no_weight',
  'no_volume',
  'no_place',
  'no_lane',
  'expired_lane',
  'no_leg',
  'expired_leg',
  'no_tariff',
  'expired_tariff',
  'no_fee',
  'expired_fee',
] as const;
export type GapReason = (typeof gapReasons)[number];

/** A part that is missing in the total. */
export interface Gap {
  line: LineKind;
  /** The item that lacks it. Undefined if all do. */
  item: string | undefined;
  reason: GapReason;
}

/** Roubles with kopecks, as a text. Undefined if nothing is known. Included means: paid by the seller. */
export interface Line {
  kind: LineKind;
  amount: string | undefined;
  isIncluded: boolean;
}

/** A figure that the estimate relies on. */
export interface Assumption {
  kind: LineKind | 'rate';
  /** The item it is about. Undefined if it is about all. */
  item: string | undefined;
  value: string;
  /** What the value is: a percentage, or an amount of a currency in total or per unit. */
  unit: 'percent' | 'total' | LaneUnit | TariffUnit;
  currency: string | undefined;
  /** How many units the amount was multiplied by. */
  times: string | undefined;
  /** For taxes: how percent and amount combine, and the amount beside the percentage. */
  tax: { kind: TaxKind; code: string; amount: string | undefined } | undefined;
  /** The row of a table. Undefined for settings, rates and overrides. */
  row: Dated | undefined;
  /** The override that the reader may set, or undefined if the figure is fixed. */
  override: OverrideKind | undefined;
  isOverridden: boolean;
}

/** The way of the goods from one place of loading. */
export interface Route {
  from: string | undefined;
  to: string;
  mode: LaneMode | undefined;
  daysFrom: number | undefined;
  daysTo: number | undefined;
}

export interface ItemEstimate {
  key: string;
  lines: readonly Line[];
  total: string;
  perPiece: string;
}

/** What the goods of a declaration cost in the customer's warehouse. Amounts are roubles with kopecks, as texts. */
export interface Estimate {
  /** The sum of the lines. If the estimate is not complete, the goods cost at least this much. */
  total: string;
  /** The part that a customer who pays VAT may deduct (Tax Code, article 171). */
  vat: string;
  customsValue: string;
  isComplete: boolean;
  lines: readonly Line[];
  items: readonly ItemEstimate[];
  assumptions: readonly Assumption[];
  gaps: readonly Gap[];
  routes: readonly Route[];
}
