import { characters, invalid, type Params } from '@setu/kit/core';
import type { RejectReason } from '@setu/proto/words';

const COMMENT_MAX = 2000;

export interface Rejection {
  reason: RejectReason;
  comment: string;
}

type Failure = string | { code: string; params: Params };

function commentFailure(comment: string): Failure | undefined {
  if (comment === '') return 'required';
  if (comment.includes('\0')) return 'invalid_characters';
  return characters(comment) > COMMENT_MAX ? { code: 'length_max', params: { max: String(COMMENT_MAX) } } : undefined;
}

/** Checks a reason and a comment and returns them. Throws one `invalid` for reject_reason and reject_comment. */
export function readRejection(sent: { reason: RejectReason | undefined; comment: string }): Rejection {
  const { reason } = sent;
  const comment = sent.comment.trim();
  const wrong = commentFailure(comment);
  if (reason === undefined || wrong !== undefined)
    throw invalid({
      ...(reason === undefined && { reject_reason: 'required' }),
      ...(wrong !== undefined && { reject_comment: wrong }),
    });
  return { reason, comment };
}
