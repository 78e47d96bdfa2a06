import { businessDay } from '@setu/proto/business-day';
import { type CardDetails, withValidCertificates } from './card.js';
import { canSeeUnpublished, type Viewer } from './rights.js';

/**
 * Returns a card as the viewer may see it. Expired certificates are included only for users who see the card's drafts.
 * For all others, expiry is judged by the date in Moscow, because customers are in Russia.
 */
export const visibleTo = (viewer: Viewer, card: CardDetails, now: Date): CardDetails =>
  canSeeUnpublished(viewer, card.company.id) ? card : withValidCertificates(card, businessDay('moscow', now));
