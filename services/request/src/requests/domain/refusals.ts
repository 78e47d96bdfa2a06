import { type AppError, invalid, refused, stale } from '@setu/kit/core';
import type { Request } from './request.js';

type Current = Pick<Request, 'status' | 'version'>;

/** Returns the parameters that tell the caller the request's current state. */
function current(request: Current): Record<string, string> {
  return { current_status: request.status, current_version: String(request.version) };
}

/** The transition is not possible in the current status, or another user changed the request first. */
export const conflict = (request: Current): AppError => refused('conflict', current(request));

/** The request is already published with other content. */
export const alreadyPublished = (request: Current): AppError => refused('already_published', current(request));

/** Only a draft can be edited or deleted. */
export const notADraft = (request: Current): AppError => refused('not_a_draft', current(request));

/** The card was withdrawn while it was in the cart or in a draft. */
export const cardWithdrawn = (request?: Current): AppError =>
  refused('card_withdrawn', request === undefined ? undefined : current(request));

/** Another editor has saved the draft since this one opened it. */
export const staleDraft = (request: Current): AppError => stale(current(request));

export const tooManyIds = (field: string, max: number): AppError =>
  invalid({ [field]: { code: 'too_many', params: { max: String(max) } } });

/** The request was rejected, so its conversations are closed. */
export const conversationClosed = (request: Current): AppError => refused('conversation_closed', current(request));

/** The milestone has changed since the caller viewed it. `current_version` is the version of the milestone. */
export const staleMilestone = ({ status }: Current, version: number): AppError =>
  stale({ current_status: status, current_version: String(version) });

/** The milestone is already reported as happened. Only a broker may correct it. */
export const milestoneAlreadyReported = ({ status }: Current, version: number): AppError =>
  refused('milestone_said', { current_status: status, current_version: String(version) });

/** Another sample of the request is not finished yet. */
export const sampleOpen = (request: Current): AppError => refused('sample_open', current(request));

/** The supplier of the product sends no samples of it. */
export const noSamples = (request: Current): AppError => refused('no_samples', current(request));

/** The claim cannot be opened: wrong status, too late, or another claim is open. */
export const claimRefused = (request: Current, code: 'conflict' | 'claim_too_late' | 'claim_open'): AppError =>
  refused(code, current(request));
