import type { Actor } from '@setu/proto/common';
import type { Writing } from '../../deps.js';
import { moveFilesAttached } from '../../events.js';
import { areIntroduced } from '../domain/identities.js';
import { paperReaders } from '../domain/move-files.js';
import type { Request } from '../domain/request.js';
import type { Papers } from './record-change.js';

/** The documents of a completed transition, with its actor. */
export interface ToldPapers {
  actor: Actor;
  request: Request;
  papers: Papers;
}

/** Publishes who may read the documents of a transition. The transition must be stored already. */
export async function tellPapers(stores: Writing, { actor, request, papers }: ToldPapers): Promise<void> {
  const history = (await stores.history.of([request.id])).get(request.id) ?? [];
  const readers = paperReaders({ status: request.status, introduced: areIntroduced(history) });
  await stores.outbox.add(moveFilesAttached(request, papers, { actor, readers }));
}
