import type { Actor } from '@setu/proto/common';
import type { Writing } from '../../deps.js';
import { transitionFilesAttached } from '../../events.js';
import { areIntroduced } from '../domain/identities.js';
import type { Request } from '../domain/request.js';
import { fileReaders } from '../domain/transition-files.js';
import type { TransitionFiles } from './record-change.js';

/** The documents of a completed transition, with its actor. */
export interface PublishedTransitionFiles {
  actor: Actor;
  request: Request;
  transitionFiles: TransitionFiles;
}

/** Publishes who may read the documents of a transition. The transition must be stored already. */
export async function publishTransitionFiles(
  stores: Writing,
  { actor, request, transitionFiles }: PublishedTransitionFiles,
): Promise<void> {
  const history = (await stores.history.of([request.id])).get(request.id) ?? [];
  const readers = fileReaders({ status: request.status, introduced: areIntroduced(history) });
  await stores.outbox.add(transitionFilesAttached(request, transitionFiles, { actor, readers }));
}
