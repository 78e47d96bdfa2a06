import { forbidden, refused } from '@setu/kit/core';
import type { PaperKind } from '@setu/proto/words';

/** The part of a request that decides which documents it can have. */
export interface DocumentSubject {
  isPublished: boolean;
  /** Whether there are offers and the reader may see all of them. */
  hasOffers: boolean;
  isContracted: boolean;
  /** Whether an advance was agreed or the card requires one. */
  hasAdvance: boolean;
  /** Whether any payment was made. */
  isPaid: boolean;
  /** Whether an amount remains to be paid and is known. */
  hasBalance: boolean;
}

/**
 * Returns the documents that can be made for a request now.
 * - The request document needs a published request.
 * - The comparison of offers also needs offers.
 * - The contract documents need a contract: the advance and the balance, or the full amount if no advance was agreed.
 */
export function availableDocuments(subject: DocumentSubject): PaperKind[] {
  const { isPublished, hasOffers, isContracted, hasAdvance, isPaid, hasBalance } = subject;
  const open: Record<PaperKind, boolean> = {
    request: isPublished,
    offers: isPublished && hasOffers,
    specification: isContracted,
    proforma_advance: isContracted && hasAdvance,
    proforma_balance: isContracted && hasBalance && (hasAdvance || isPaid),
    proforma_full: isContracted && hasBalance && !hasAdvance && !isPaid,
  };
  return (Object.keys(open) as PaperKind[]).filter((kind) => open[kind]);
}

/**
 * Throws `paper_not_open` for a document that the request cannot have yet, `advance_not_agreed` for an advance that was
 * not agreed, and `forbidden` for an unknown kind.
 */
export function mustBeOpen(kind: PaperKind | undefined, subject: DocumentSubject): asserts kind is PaperKind {
  if (kind === undefined) throw forbidden();
  if (availableDocuments(subject).includes(kind)) return;
  throw refused(kind === 'proforma_advance' && subject.isContracted ? 'advance_not_agreed' : 'paper_not_open');
}
