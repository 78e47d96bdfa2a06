import type * as wire from '@setu/proto/catalogue/cards';
import type { CardDetails } from '../cards/domain/card.js';
import { toWireCard } from './card.js';

/** Converts a card with all details to its wire form. The manager is included only if the caller may see them. */
export const toWireDetails = (card: CardDetails, withManager: boolean): wire.CardDetails => ({
  card: toWireCard(card, withManager),
  paymentAdvance: card.paymentAdvance,
  paymentTransfer: card.paymentTransfer,
  warranty: card.warranty,
  width: card.width,
  height: card.height,
  length: card.length,
  weight: card.weight,
  countInOnePackage: card.countInOnePackage,
  condition: card.texts.condition,
  area: card.texts.area,
  industries: card.industries,
  composition: card.texts.composition,
  features: card.texts.features,
  technicalSpecification: card.texts.technicalSpecification,
  description: card.texts.description,
  specialInstructions: card.texts.specialInstructions,
  shipmentMethod: card.shipmentMethod,
  shipmentDescription: card.texts.shipmentDescription,
  shipmentPort: card.texts.shipmentPort,
  color: card.color,
  certificates: card.certificates.map(({ id, name, type, size }) => ({ id, name, type, size })),
  certificateEnds: Object.fromEntries(
    card.certificates.flatMap(({ id, validUntil }) => (validUntil ? [[id, validUntil]] : [])),
  ),
  version: card.version,
  revision: card.revision,
  publishedAt: card.publishedAt?.toISOString() ?? '',
});
