import { forbidden, refused } from '@setu/kit/core';
import type { PaperKind } from '@setu/proto/words';

/** The request as far as its papers go. */
export interface PaperSubject {
  isPublished: boolean;
  isContracted: boolean;
  /** The contract leaves something to pay after its advance. */
  hasBalance: boolean;
}

/** Which papers may be made of a request now: of the request once it is published, of the contract once there is one. */
export function openPapers({ isPublished, isContracted, hasBalance }: PaperSubject): PaperKind[] {
  if (!isPublished) return [];
  const ofContract: PaperKind[] = [
    'specification',
    'proforma_advance',
    ...(hasBalance ? (['proforma_balance'] as const) : []),
  ];
  return ['request', ...(isContracted ? ofContract : [])];
}

/** Refuses (`paper_not_open`) a kind the request has not come to, and forbids one nobody makes. */
export function mustBeOpen(kind: PaperKind | undefined, subject: PaperSubject): asserts kind is PaperKind {
  if (kind === undefined) throw forbidden();
  if (!openPapers(subject).includes(kind)) throw refused('paper_not_open');
}
