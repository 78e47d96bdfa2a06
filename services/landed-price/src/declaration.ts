import type { NamedPlace, Term } from './incoterms.js';
import type { CostTables, LaneMode } from './tables.js';

/** Goods of one card in a declaration. Decimal numbers are texts. */
export interface DeclaredItem {
  key: string;
  /**
   * The price of a piece, or of all pieces. Undefined if the price is on request. A piece is converted to whole kopecks
   * first, as wherever its price is shown.
   */
  price: { amount: string; currency: string; per: 'piece' | 'all' } | undefined;
  /** The price is the lower end of a range. */
  isRange: boolean;
  /** Pieces, or whatever unit the card is sold in. */
  count: string;
  /** The weights in kilograms and the volume in cubic metres of all pieces, packed. Undefined if the card lacks them. */
  grossKg: string | undefined;
  netKg: string | undefined;
  volume: string | undefined;
  term: Term;
  namedPlace: NamedPlace;
  /** 4 to 10 digits. */
  hsCode: string;
  /** ISO 3166, or empty if unknown. */
  origin: string;
  /** Codes of places. Undefined if the card names none that is known. */
  sellerPlace: string | undefined;
  loadingPlace: string | undefined;
  /** Where the goods enter the union, if their term names that place. */
  arrivalPlace: string | undefined;
}

/** Costs that no table holds: the platform's settings. Amounts are per declaration unless their name says otherwise. */
export interface PlatformCosts {
  insurancePercent: string;
  /** Rupees. */
  exportClearance: string;
  /** Rupees per tonne. */
  loadingPerTonne: string;
  /** Roubles. */
  broker: string;
  certification: string;
  storage: string;
  /** Of the goods' price. */
  bankPercent: string;
}

/** What a reader may replace by their own figure. */
export const overrideKinds = [
  'rate',
  'freight',
  'insurance',
  'duty',
  'broker',
  'certification',
  'storage',
  'delivery',
  'bank',
] as const;
export type OverrideKind = (typeof overrideKinds)[number];
export type Overrides = Readonly<Partial<Record<OverrideKind, string>>>;

/** All goods that cross the border together, and everything their cost depends on. */
export interface Declaration {
  items: readonly DeclaredItem[];
  /** The day of the declaration, YYYY-MM-DD. */
  day: string;
  /** The code of the place of the customer's warehouse. */
  city: string;
  /** The mode of the main carriage. The cheapest if undefined. */
  mode: LaneMode | undefined;
  /** Roubles for one unit of a currency. A currency without a valid rate is absent. */
  rates: Readonly<Record<string, string>>;
  tables: CostTables;
  costs: PlatformCosts;
  overrides: Overrides;
}
