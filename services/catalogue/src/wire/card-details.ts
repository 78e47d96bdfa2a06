import { detailFields, propertyOf } from '@setu/proto/card-fields';
import type * as wire from '@setu/proto/catalogue/cards';
import type { CardDetails } from '../cards/domain/card.js';
import { byProperty, type DetailValues } from '../cards/domain/card-values.js';
import { toWireCard } from './card.js';

/** Returns the plain fields that only a card's own page shows. */
const plainDetails = (card: CardDetails): Pick<wire.CardDetails, keyof DetailValues> =>
  byProperty(detailFields, ({ name }) => card[propertyOf(name)]);

/** Converts a card with all details to its wire form. The manager is included only if the caller may see them. */
export const toWireDetails = (card: CardDetails, withManager: boolean): wire.CardDetails => ({
  card: toWireCard(card, withManager),
  ...plainDetails(card),
  industries: card.industries,
  color: card.color,
  certificates: card.certificates.map(({ id, name, type, size }) => ({ id, name, type, size })),
  certificateEnds: Object.fromEntries(
    card.certificates.flatMap(({ id, validUntil }) => (validUntil ? [[id, validUntil]] : [])),
  ),
  version: card.version,
  revision: card.revision,
  publishedAt: card.publishedAt?.toISOString() ?? '',
});
