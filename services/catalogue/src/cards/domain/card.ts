import type { CardState, PriceMode, SkuType } from '@setu/proto/words';
import type { LocalText } from '../../domain/local-text.js';
import type { Color } from '../../reference/domain/color.js';
import type { Industry } from '../../reference/domain/industry.js';
import type { Unit } from '../../reference/domain/unit.js';

/** A file of the media service, named as it was when attached; `size` in bytes. */
export interface FileRef {
  id: string;
  name: string;
  type: string;
  size: bigint;
}

/** Names of a card's texts that no list filters or sorts by. */
export const cardTextNames = [
  'condition',
  'area',
  'composition',
  'features',
  'technicalSpecification',
  'description',
  'specialInstructions',
  'shipmentDescription',
  'shipmentPort',
  'incoPlace',
] as const;

export type CardTexts = Record<(typeof cardTextNames)[number], LocalText>;

/** A category by name. */
export interface CategoryName {
  id: string;
  name: LocalText;
}

/** Where a card stands in the trees, from the root down. */
export interface CardCategories {
  tree: CategoryName;
  category: CategoryName | undefined;
  subcategory: CategoryName | undefined;
}

/** A card as lists show it; prices in paise of INR, absent with mode request. */
export interface Card {
  skuId: string;
  category: { id: string; treeId: string; type: SkuType };
  categories: CardCategories;
  name: LocalText;
  vendorCode: string;
  hsCode: string;
  priceMode: PriceMode;
  priceFrom: bigint | undefined;
  priceTo: bigint | undefined;
  unit: Unit;
  minimumQuantum: number;
  leadDays: number;
  pictureIds: string[];
  /** By the picture's id, as far as known. */
  pictureColors: Record<string, string>;
  company: { id: string; shortName: string; city: LocalText; verified: boolean };
  brandName: string;
  countryId: string;
  incoTerms: string;
  incoPlace: LocalText;
  isSampleAvailable: boolean;
  state: CardState;
  brokerManagerId: string | undefined;
  /** Its company is active and not blacklisted. */
  isCompanyVisible: boolean;
}

/** A card as its own page shows it: lengths in millimetres, weight in kilograms, warranty in months. */
export interface CardDetails extends Card {
  paymentAdvance: number | undefined;
  paymentTransfer: number | undefined;
  warranty: number | undefined;
  width: number | undefined;
  height: number | undefined;
  length: number | undefined;
  weight: number | undefined;
  countInOnePackage: number | undefined;
  texts: CardTexts;
  industries: Industry[];
  shipmentMethod: string;
  color: Color | undefined;
  /** Each with its last day (YYYY-MM-DD) where it ends. */
  certificates: (FileRef & { validUntil?: string })[];
  version: number;
  /** Grows with every change of the card. */
  revision: number;
  /** The supplier's; empty where it has none. */
  companyLogoId: string;
  publishedAt: Date | undefined;
}

/** A card with the certificates that are valid on a day (YYYY-MM-DD): strangers see no others. */
export const withValidCertificates = (card: CardDetails, day: string): CardDetails => ({
  ...card,
  certificates: card.certificates.filter(({ validUntil }) => validUntil === undefined || validUntil >= day),
});
