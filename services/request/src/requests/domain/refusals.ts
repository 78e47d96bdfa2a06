import { type AppError, invalid, refused, stale } from '@setu/kit/core';
import type { Request } from './request.js';

type Current = Pick<Request, 'status' | 'version'>;

/** What the caller needs to show where the request stands now. */
function current(request: Current): Record<string, string> {
  return { current_status: request.status, current_version: String(request.version) };
}

/** The move is not the next one, or somebody else moved it first. */
export const conflict = (request: Current): AppError => refused('conflict', current(request));

/** It was published already, with other content. */
export const alreadyPublished = (request: Current): AppError => refused('already_published', current(request));

/** Only a draft is edited or deleted. */
export const notADraft = (request: Current): AppError => refused('not_a_draft', current(request));

/** The card left the catalogue while it lay in the cart or the request was being written. */
export const cardWithdrawn = (request?: Current): AppError =>
  refused('card_withdrawn', request === undefined ? undefined : current(request));

/** Another editor saved the draft since this one opened it. */
export const staleDraft = (request: Current): AppError => stale(current(request));

export const tooManyIds = (field: string, max: number): AppError =>
  invalid({ [field]: { code: 'too_many', params: { max: String(max) } } });

/** It was rejected: nothing more is written about it. */
export const conversationClosed = (request: Current): AppError => refused('conversation_closed', current(request));

/** Somebody said something of a milestone since the caller looked: `current_version` is the milestone's. */
export const staleMilestone = ({ status }: Current, version: number): AppError =>
  stale({ current_status: status, current_version: String(version) });

/** It was said already that the milestone happened; only a broker says it anew. */
export const milestoneSaid = ({ status }: Current, version: number): AppError =>
  refused('milestone_said', { current_status: status, current_version: String(version) });

/** No claim can be made: not in this status, too late, or one is open already. */
export const claimRefused = (request: Current, code: 'conflict' | 'claim_too_late' | 'claim_open'): AppError =>
  refused(code, current(request));
