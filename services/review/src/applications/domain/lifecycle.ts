import { type AppError, forbidden, invalid, refused, stale } from '@setu/kit/core';
import type { ApplicationStatus } from '@setu/proto/words';
import { type ApplicationCaller, type Managed, mayManage } from './rights.js';

/** The allowed transitions from each status (specification, section 4, Supplier application). */
const next: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  new: ['in_work', 'rejected'],
  in_work: ['completed', 'rejected'],
  completed: [],
  rejected: [],
};

/** Checks whether the status is final. */
export const isClosed = (status: ApplicationStatus): boolean => next[status].length === 0;

/** The maximum length of a rejection reason, in characters. */
export const rejectCommentMax = 2000;

/** The fields of an application that transitions use. */
export interface TransitionResult extends Managed {
  status: ApplicationStatus;
  version: number;
  inWorkAt: Date | undefined;
  completedAt: Date | undefined;
  rejectedAt?: Date | undefined;
  rejectReason: string;
}

/** A requested transition. `version` 0 means the current version. */
export interface TransitionCommand {
  to: ApplicationStatus;
  version: number;
  rejectComment: string;
  /** Whether a setting allows rejections. */
  mayReject: boolean;
}

/** Returns the current status and version for a caller whose data is outdated. */
const current = ({ status, version }: Pick<TransitionResult, 'status' | 'version'>): Record<string, string> => ({
  current_status: status,
  current_version: String(version),
});

export const conflict = (application: Pick<TransitionResult, 'status' | 'version'>): AppError =>
  refused('conflict', current(application));

const isOpen = (status: ApplicationStatus, to: ApplicationStatus, mayReject: boolean): boolean =>
  next[status].includes(to) && (to !== 'rejected' || mayReject);

/** Returns the statuses that the caller can change an application to now. */
export const allowedTransitions = (
  application: TransitionResult,
  caller: ApplicationCaller,
  mayReject: boolean,
): ApplicationStatus[] =>
  mayManage(application, caller)
    ? next[application.status].filter((to) => isOpen(application.status, to, mayReject))
    : [];

const dateOf = { new: undefined, in_work: 'inWorkAt', completed: 'completedAt', rejected: 'rejectedAt' } as const;

/**
 * Applies a transition and returns the changed application. Accepting an application without a manager assigns it to
 * the caller.
 * Throws `forbidden`, `stale`, `conflict` (refused), or `invalid` on `reject_comment`.
 */
export function transition<A extends TransitionResult>(
  before: A,
  command: TransitionCommand,
  { caller, now }: { caller: ApplicationCaller; now: Date },
): A {
  if (!mayManage(before, caller)) throw forbidden();
  if (command.version !== 0 && command.version !== before.version) throw stale(current(before));
  if (!isOpen(before.status, command.to, command.mayReject)) throw conflict(before);
  const comment = command.rejectComment.trim();
  if (command.to === 'rejected' && comment === '') throw invalid({ reject_comment: 'required' });
  if ([...comment].length > rejectCommentMax)
    throw invalid({ reject_comment: { code: 'length_max', params: { max: String(rejectCommentMax) } } });
  const dated = dateOf[command.to];
  return {
    ...before,
    status: command.to,
    version: before.version + 1,
    managerId: before.managerId ?? (command.to === 'in_work' ? caller.userId : undefined),
    rejectReason: command.to === 'rejected' ? comment : before.rejectReason,
    ...(dated && { [dated]: now }),
  };
}
