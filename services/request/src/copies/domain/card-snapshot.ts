import type { LocalText } from '../../requests/domain/local-text.js';

/** A card as it was at one moment. `content` is the whole card as the contract writes it, kept and given back untouched. */
export interface CardSnapshot {
  skuId: string;
  version: number;
  /** Grows with every change of the card. */
  revision: number;
  name: LocalText;
  vendorCode: string;
  unit: LocalText;
  pictureId: string;
  priceMode: string;
  /** INR paise per unit; undefined with price mode request. */
  priceMinor: bigint | undefined;
  supplierCompanyId: string;
  published: boolean;
  content: unknown;
}
