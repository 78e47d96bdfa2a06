import { invalid } from '@setu/kit/core';

/** Why a request is rejected or cancelled (specification, section 4). */
export const rejectReasons = [
  'supplier_not_found',
  'need_changed',
  'bad_price',
  'bad_offer',
  'bad_delivery',
  'other',
] as const;

const COMMENT_MAX = 2000;

export interface Rejection {
  reason: (typeof rejectReasons)[number];
  comment: string;
}

/** Takes a reason and a comment as sent, gives them checked; `invalid` on reason and comment together. */
export function readRejection(sent: { reason: string; comment: string }): Rejection {
  const reason = rejectReasons.find((each) => each === sent.reason);
  const comment = sent.comment.trim();
  const failures: Record<string, string> = {};
  if (reason === undefined) failures.reason = sent.reason === '' ? 'required' : 'invalid_option';
  if (comment === '') failures.comment = 'required';
  else if (comment.includes('\0')) failures.comment = 'invalid_characters';
  else if (comment.length > COMMENT_MAX) failures.comment = 'length_max';
  if (reason === undefined || failures.comment !== undefined) throw invalid(failures);
  return { reason, comment };
}
