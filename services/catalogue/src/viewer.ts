import type { Actor } from '@setu/proto/common';
import type { Writer } from './card-forms/domain/writing.js';
import { anyViewer, type Viewer } from './cards/domain/rights.js';

/** Takes the actor behind a call, gives what the rules look at; whoever is no user is anybody. */
export const viewerOf = (actor: Actor): Viewer =>
  actor.kind === 'user'
    ? { companyType: actor.companyType, companyId: actor.companyId, roles: actor.roles }
    : anyViewer;

/** The same, with who it is. */
export const writerOf = (actor: Actor): Writer => ({ ...viewerOf(actor), userId: actor.userId });
