import type { LocalText } from '../local-text.js';

export interface DemoUnit {
  id: string;
  /** The short sign: kg, кг. */
  name: LocalText;
  description: LocalText;
}

export interface DemoColor {
  id: string;
  name: LocalText;
  /** #RRGGBB */
  hex: string;
}

export interface DemoIndustry {
  id: string;
  name: LocalText;
}

export interface DemoCategory {
  id: string;
  /** Null for a root. */
  parentId: string | null;
  /** The root's id. */
  treeId: string;
  /** 0 root, 1 category, 2 sub-category */
  level: 0 | 1 | 2;
  type: 'product' | 'service';
  name: LocalText;
  /** Place among its brothers, from 0. */
  position: number;
  pictureId: string;
}

/** How often a card was looked at on a day (YYYY-MM-DD). */
export interface DemoCardViews {
  skuId: string;
  companyId: string;
  day: string;
  views: number;
}

/** A product or service card. Numbers are null where the card does not say. */
export interface DemoCard {
  id: string;
  companyId: string;
  categoryId: string;
  treeId: string;
  type: 'product' | 'service';
  state: 'published' | 'draft';
  version: 1;
  name: LocalText;
  /** Unique over the whole demo world. */
  vendorCode: string;
  /** 4–8 digits; empty for services. */
  hsCode: string;
  brandName: string;
  priceMode: 'request' | 'exact' | 'range';
  /** INR paise per unit; null with mode request. */
  priceFromMinor: bigint | null;
  priceToMinor: bigint | null;
  unitId: string;
  minimumQuantum: number;
  leadDays: number;
  isSampleAvailable: boolean;
  /** Shares of the price, 0 to 1; null with mode request. */
  paymentAdvance: number | null;
  paymentTransfer: number | null;
  /** An Incoterms 2020 code; empty for services. */
  incoTerms: string;
  incoPlace: LocalText;
  /** Months. */
  warranty: number | null;
  /** Millimetres. */
  width: number | null;
  height: number | null;
  length: number | null;
  /** Kilograms. */
  weight: number | null;
  countInOnePackage: number | null;
  condition: LocalText;
  area: LocalText;
  industryIds: string[];
  composition: LocalText;
  features: LocalText;
  technicalSpecification: LocalText;
  description: LocalText;
  specialInstructions: LocalText;
  shipmentMethod: 'sea' | 'air' | '';
  shipmentDescription: LocalText;
  shipmentPort: LocalText;
  /** Empty for services and colourless goods. */
  colorId: string;
  /** ISO 3166-1 alpha-3; empty for services. */
  countryId: string;
  pictureIds: string[];
  /** Ids of `demoFiles`. */
  certificateIds: string[];
  brokerManagerId: string;
  /** Counted back from the day of loading (or `demoEpoch`); for a draft, when it was begun. */
  publishedDaysAgo: number;
  /** 1 is the most popular card. */
  popularityRank: number;
}

/** A block of the home page: a slide, a promo tile or the banner. */
export interface DemoHomeBlock {
  id: string;
  kind: 'hero' | 'promo' | 'banner';
  platform: 'customer' | 'supplier';
  position: number;
  title: LocalText;
  text: LocalText;
  action: LocalText;
  /** A path of the product. */
  link: string;
  pictureIds: string[];
  tone: string;
}

export interface DemoStaticPage {
  link: string;
  title: LocalText;
  /** HTML of h2, h3, p, ul, ol, li, table, a, strong. */
  body: LocalText;
}
