import { forbidden, refused } from '@setu/kit/core';
import type { PaperKind } from '@setu/proto/words';

/** The request as far as its papers go. */
export interface PaperSubject {
  isPublished: boolean;
  /** There are offers, and the reader may see them all. */
  hasOffers: boolean;
  isContracted: boolean;
  /** An advance was agreed, or the card asks for one. */
  hasAdvance: boolean;
  /** Something was paid. */
  isPaid: boolean;
  /** The contract leaves something to pay, and it is known how much. */
  hasBalance: boolean;
}

/**
 * Which papers may be made of a request now: of the request once it is published, of its offers while there are some, of
 * the contract once there is one: for its advance and its balance, or, where no advance was agreed, for the whole.
 */
export function openPapers(subject: PaperSubject): PaperKind[] {
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
 * Refuses (`paper_not_open`) a kind the request has not come to, (`advance_not_agreed`) an advance nobody agreed on, and
 * forbids one nobody makes.
 */
export function mustBeOpen(kind: PaperKind | undefined, subject: PaperSubject): asserts kind is PaperKind {
  if (kind === undefined) throw forbidden();
  if (openPapers(subject).includes(kind)) return;
  throw refused(kind === 'proforma_advance' && subject.isContracted ? 'advance_not_agreed' : 'paper_not_open');
}
