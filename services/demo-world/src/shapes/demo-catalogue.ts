import type { LocalText } from '../local-text.js';

export interface DemoUnit {
  id: string;
  /** The abbreviation: kg, кг. */
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
  /** The id of the root. */
  treeId: string;
  /** 0 is a root, 1 a category, 2 a sub-category. */
  level: 0 | 1 | 2;
  type: 'product' | 'service';
  name: LocalText;
  /** The position among its siblings, from 0. */
  position: number;
  pictureId: string;
}

/** The number of views of a card on a day (YYYY-MM-DD). */
export interface DemoCardViews {
  skuId: string;
  companyId: string;
  day: string;
  views: number;
}

/** A product or service card. A number is undefined where the card does not state it. */
export interface DemoCard {
  id: string;
  companyId: string;
  categoryId: string;
  treeId: string;
  type: 'product' | 'service';
  state: 'published' | 'draft';
  version: 1;
  name: LocalText;
  /** Unique within the demo world. */
  vendorCode: string;
  /** 4–8 digits, or empty for services. */
  hsCode: string;
  brand: string;
  priceMode: 'request' | 'exact' | 'range';
  /** INR paise per unit, or null with price mode `request`. */
  priceFromMinor: bigint | null;
  priceToMinor: bigint | null;
  unitId: string;
  minimumQuantum: number;
  leadDays: number;
  isSampleAvailable: boolean;
  /** Shares of the price from 0 to 1, or undefined with price mode `request`. */
  paymentAdvance: number | undefined;
  paymentTransfer: number | undefined;
  /** An Incoterms 2020 code, or empty for services. */
  incoTerms: string;
  incoPlace: LocalText;
  /** In months. */
  warranty: number | undefined;
  /** In millimetres. */
  width: number | undefined;
  height: number | undefined;
  length: number | undefined;
  /** In kilograms. */
  weight: number | undefined;
  countInOnePackage: number | undefined;
  /** The weights of one package in kilograms and its volume in cubic metres. */
  packageNetWeight: number | undefined;
  packageGrossWeight: number | undefined;
  packageVolume: number | undefined;
  isHazardous: boolean;
  transportTemperature: 'ambient' | 'chilled' | 'frozen' | '';
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
  /** Empty for services and for goods without a colour. */
  colorId: string;
  /** ISO 3166-1 alpha-3, or empty for services. */
  countryId: string;
  pictureIds: string[];
  /** Ids of `demoFiles`. */
  certificateIds: string[];
  brokerManagerId: string;
  /** Days from publication (for a draft, from creation) to the day of loading or to `demoEpoch`. */
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
  /** A path within the product. */
  link: string;
  pictureIds: string[];
  tone: string;
}

export interface DemoStaticPage {
  link: string;
  title: LocalText;
  /** HTML with h2, h3, p, ul, ol, li, table, a and strong. */
  body: LocalText;
}
