import { type CardDetails, withValidCertificates } from './card.js';
import { seesUnpublished, type Viewer } from './rights.js';

/** Takes who looks at a card and when, gives what he is shown of it: certificates that ended only where the card is worked on. */
export const shownTo = (viewer: Viewer, card: CardDetails, now: Date): CardDetails =>
  seesUnpublished(viewer, card.company.id) ? card : withValidCertificates(card, now.toISOString().slice(0, 10));
