import type { Actor } from '@setu/proto/common';
import type { Writing } from '../../deps.js';
import { moveFilesAttached } from '../../events.js';
import { areIntroduced } from '../domain/identities.js';
import { paperReaders } from '../domain/move-files.js';
import type { Request } from '../domain/request.js';
import type { Papers } from './record-change.js';

/** The papers of a move that was made, and whose they are. */
export interface ToldPapers {
  actor: Actor;
  request: Request;
  papers: Papers;
}

/** Tells who may read the papers that came with a move: it is written already. */
export async function tellPapers(stores: Writing, { actor, request, papers }: ToldPapers): Promise<void> {
  const history = (await stores.history.of([request.id])).get(request.id) ?? [];
  const readers = paperReaders({ status: request.status, introduced: areIntroduced(history) });
  await stores.outbox.add(moveFilesAttached(request, papers, { actor, readers }));
}
