/** The tables that a landed price is computed from. Decimal numbers are texts (`0.3`), so that none loses a digit. */

/** The days for which a row is in force (YYYY-MM-DD, both included), and where its figures come from. */
export interface Dated {
  id: string;
  validFrom: string;
  /** Undefined if no end is known. */
  validTo: string | undefined;
  source: Source;
}

export interface Source {
  /** The document, or the person who gave the figure. */
  title: string;
  /** Empty if the source is not published. */
  url: string;
  /** The figure is an example of the demo world and must not be relied on. */
  isExample: boolean;
}

export const taxes = ['duty', 'vat', 'excise'] as const;
export type Tax = (typeof taxes)[number];

/**
 * How a tax is computed: a percentage of its base, an amount per unit, the larger of the two, or their sum (Customs
 * Tariff of the EAEU: ad valorem, specific and combined rates).
 */
export const taxKinds = ['percent', 'specific', 'combined_max', 'combined_sum'] as const;
export type TaxKind = (typeof taxKinds)[number];

/** The units of specific rates. Other units of the tariff are not known to cards. */
export const tariffUnits = ['kilogram', 'tonne', 'piece', 'cubic_metre'] as const;
export type TariffUnit = (typeof tariffUnits)[number];

/** A tax on goods whose HS code begins with `code`. */
export interface TariffRule extends Dated {
  tax: Tax;
  /** 2 to 10 digits. */
  code: string;
  /** An ISO 3166 country, or empty for goods of any origin. */
  origin: string;
  kind: TaxKind;
  /** Present unless the kind is `specific`. */
  percent: string | undefined;
  /** The next three are present unless the kind is `percent`. */
  amount: string | undefined;
  currency: string | undefined;
  unit: TariffUnit | undefined;
}

/** The customs fee for a declaration whose customs value is at most `upTo` roubles. */
export interface FeeStep extends Dated {
  /** Undefined for the last step. */
  upTo: string | undefined;
  /** Roubles. */
  fee: string;
}

export const laneModes = ['sea', 'air', 'rail', 'road'] as const;
export type LaneMode = (typeof laneModes)[number];

export const laneUnits = ['container20', 'container40', 'tonne', 'cubic_metre', 'kilogram'] as const;
export type LaneUnit = (typeof laneUnits)[number];

/** The freight from a place of loading in India to the place where the goods enter the union. */
export interface Lane extends Dated {
  /** Codes of places (UN/LOCODE). */
  from: string;
  to: string;
  mode: LaneMode;
  unit: LaneUnit;
  /** Per unit. */
  price: string;
  currency: string;
  daysFrom: number;
  daysTo: number;
}

/** The carriage of goods by land within a country: to the port of loading, or from the border to the city. */
export interface InlandLeg extends Dated {
  from: string;
  to: string;
  pricePerTonne: string;
  currency: string;
}

export const placeKinds = ['port', 'airport', 'city'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** A place of lanes and legs. */
export interface Place {
  /** UN/LOCODE, as INNSA. */
  code: string;
  kind: PlaceKind;
  /** ISO 3166. */
  country: string;
  name: { en: string; ru: string };
}

/** All rows that one landed price may need: those in force on the day, and the newest of those that have expired. */
export interface CostTables {
  tariffs: readonly TariffRule[];
  fees: readonly FeeStep[];
  lanes: readonly Lane[];
  legs: readonly InlandLeg[];
}
