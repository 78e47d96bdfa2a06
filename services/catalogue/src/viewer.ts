import type { Actor } from '@setu/proto/common';
import type { Writer } from './card-forms/domain/writing.js';
import { anyViewer, type Viewer } from './cards/domain/rights.js';

/**
 * Returns the fields of a caller that the access rules need. A caller other than a user counts as an anonymous visitor.
 */
export const viewerOf = (actor: Actor): Viewer =>
  actor.kind === 'user'
    ? { companyType: actor.companyType, companyId: actor.companyId, roles: actor.roles }
    : anyViewer;

/** Like `viewerOf`, with the user's id. */
export const writerOf = (actor: Actor): Writer => ({ ...viewerOf(actor), userId: actor.userId });
