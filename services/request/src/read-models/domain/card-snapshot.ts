import type { LocalText } from '../../requests/domain/local-text.js';

/** A snapshot of a card. `content` is the full card in its wire form, stored and returned unchanged. */
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
  /** The price per unit in INR paise. Undefined when the price mode is `request`. */
  priceMinor: bigint | undefined;
  supplierCompanyId: string;
  published: boolean;
  content: unknown;
}
