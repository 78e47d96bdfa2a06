import type { CardState, PriceMode, SkuType } from '@setu/proto/words';
import type { LocalText } from '../../domain/local-text.js';
import type { Color } from '../../reference/domain/color.js';
import type { Industry } from '../../reference/domain/industry.js';
import type { Unit } from '../../reference/domain/unit.js';
import type { DetailValues } from './card-values.js';

/** A file of the media service, with the name that it had when it was attached. `size` is in bytes. */
export interface FileRef {
  id: string;
  name: string;
  type: string;
  size: bigint;
}

/** A category's id and name. */
export interface CategoryName {
  id: string;
  name: LocalText;
}

/** The position of a card in the trees, from the root down. */
export interface CardCategories {
  tree: CategoryName;
  category: CategoryName | undefined;
  subcategory: CategoryName | undefined;
}

/** A card as lists show it. Prices are in paise of INR, and absent in the mode `request`. */
export interface Card {
  skuId: string;
  category: { id: string; treeId: string; type: SkuType };
  categories: CardCategories;
  name: LocalText;
  /** What tells the card apart from the supplier's similar cards. Empty if it has none. */
  variant: LocalText;
  vendorCode: string;
  hsCode: string;
  priceMode: PriceMode;
  priceFrom: bigint | undefined;
  priceTo: bigint | undefined;
  unit: Unit;
  minimumQuantum: number;
  leadDays: number;
  pictureIds: string[];
  /** The known colours, by picture id. */
  pictureColors: Record<string, string>;
  company: { id: string; shortName: string; city: LocalText; verified: boolean };
  brandName: string;
  countryId: string;
  incoTerms: string;
  incoPlace: LocalText;
  isSampleAvailable: boolean;
  state: CardState;
  brokerManagerId: string | undefined;
  /** The company is active and not blacklisted. */
  isCompanyVisible: boolean;
}

/** A card as its own page shows it. */
export interface CardDetails extends Card, DetailValues {
  industries: Industry[];
  color: Color | undefined;
  /** Each certificate has its last valid day (YYYY-MM-DD) if it expires. */
  certificates: (FileRef & { validUntil?: string })[];
  version: number;
  /** Grows with every change of the card. */
  revision: number;
  /** The supplier's logo, or empty if it has none. */
  companyLogoId: string;
  publishedAt: Date | undefined;
}

/**
 * Returns a card with only the certificates that are valid on a day (YYYY-MM-DD). Only the supplier and the broker see
 * expired ones.
 */
export const withValidCertificates = (card: CardDetails, day: string): CardDetails => ({
  ...card,
  certificates: card.certificates.filter(({ validUntil }) => validUntil === undefined || validUntil >= day),
});
