import { detailFields, propertyOf } from '@setu/proto/card-fields';
import type * as wire from '@setu/proto/catalogue/cards';
import type { CardDetails } from '../cards/domain/card.js';
import { byProperty, type DetailValues } from '../cards/domain/card-values.js';
import { toWireCard } from './card.js';

/** Returns the plain fields that only a card's own page shows. */
const plainDetails = (card: CardDetails): Pick<wire.CardDetails, keyof DetailValues> =>
  byProperty(detailFields, ({ name }) => card[propertyOf(name)]);

/** Returns the last valid day by certificate. Certificates that do not expire are left out. */
export const certificateEnds = (of: readonly { id: string; validUntil?: string | null }[]): Record<string, string> =>
  Object.fromEntries(of.flatMap(({ id, validUntil }) => (validUntil ? [[id, validUntil]] : [])));

/** Converts a card with all details to its wire form. The manager is included only if the caller may see them. */
export const toWireDetails = (card: CardDetails, withManager: boolean): wire.CardDetails => ({
  card: toWireCard(card, withManager),
  ...plainDetails(card),
  industries: card.industries,
  color: card.color,
  certificates: card.certificates.map(({ id, name, type, size }) => ({ id, name, type, size })),
  certificateEnds: certificateEnds(card.certificates),
  version: card.version,
  revision: card.revision,
  publishedAt: card.publishedAt?.toISOString() ?? '',
});
