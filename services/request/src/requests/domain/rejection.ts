import { characters, invalid, type Params } from '@setu/kit/core';
import type { RejectReason } from '@setu/proto/words';

const COMMENT_MAX = 2000;

export interface Rejection {
  reason: RejectReason;
  comment: string;
}

/** Takes a reason and a comment as sent, gives them checked; `invalid` on reason and comment together. */
export function readRejection(sent: { reason: RejectReason | undefined; comment: string }): Rejection {
  const { reason } = sent;
  const comment = sent.comment.trim();
  const failures: Record<string, string | { code: string; params: Params }> = {};
  if (reason === undefined) failures.reason = 'required';
  if (comment === '') failures.comment = 'required';
  else if (comment.includes('\0')) failures.comment = 'invalid_characters';
  else if (characters(comment) > COMMENT_MAX)
    failures.comment = { code: 'length_max', params: { max: String(COMMENT_MAX) } };
  if (reason === undefined || failures.comment !== undefined) throw invalid(failures);
  return { reason, comment };
}
