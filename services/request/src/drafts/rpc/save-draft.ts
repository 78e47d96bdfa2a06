import { invalid } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/request/drafts';
import type { Writing } from '../../deps.js';
import { filesChanged } from '../../events.js';
import { notADraft, staleDraft } from '../../requests/domain/refusals.js';
import type { Request } from '../../requests/domain/request.js';
import { demand } from '../../requests/domain/rights.js';
import type { Rpc } from '../../served.js';
import { readFiles } from '../../wire/read-input.js';
import { moment } from '../../wire/refs.js';
import { judgeSave } from '../domain/autosave.js';
import { storable, type Typed } from '../domain/publishing.js';

const EDITOR_MAX = 100;

export const saveDraft: Rpc<'saveDraft'> =
  ({ write, clock }) =>
  async (request, { actor }) => {
    mustBeUser(actor);
    const id = readId(request.requestId);
    const typed = readTyped(request);
    return write(async (stores) => {
      const draft = await stores.requests.lock(id);
      demand(actor, draft, 'edit');
      if (draft.status !== 'draft') throw notADraft(draft);
      const stored = { editor: draft.draftEditor, seq: draft.draftSeq, version: draft.version };
      const judgement = judgeSave(stored, request);
      if (judgement === 'stale') throw staleDraft(draft);
      const kept = judgement === 'drop' ? draft : await keep(stores, { draft, request, typed, at: clock.now() });
      return { version: kept.version, savedAt: moment(kept.draftSavedAt), dropped: judgement === 'drop' };
    });
  };

function readTyped(request: wire.SaveDraftRequest): Partial<Typed> {
  if (request.editor.length > EDITOR_MAX || request.editor.includes('\0')) throw invalid({ editor: 'invalid' });
  const typed: Partial<Typed> = {};
  if (request.count !== undefined) typed.count = request.count;
  if (request.comment !== undefined) typed.comment = request.comment;
  if (request.files !== undefined) typed.files = readFiles(request.files);
  storable(typed);
  return typed;
}

interface Keeping {
  draft: Request;
  request: wire.SaveDraftRequest;
  typed: Partial<Typed>;
  at: Date;
}

async function keep(stores: Writing, { draft, request, typed, at }: Keeping): Promise<Request> {
  const kept: Request = { ...draft, version: draft.version + 1, draftSavedAt: at };
  if (request.editor !== '') Object.assign(kept, { draftEditor: request.editor, draftSeq: request.seq });
  await stores.requests.save(kept, draft);
  const condition = await stores.conditions.of(draft.id);
  const { files, ...texts } = typed;
  await stores.conditions.write(condition.id, texts);
  if (files === undefined || listed(files) === listed(condition.files)) return kept;
  await stores.conditions.replaceFiles(condition.id, files);
  await stores.outbox.add(filesChanged(kept, files));
  return kept;
}

const listed = (files: ReadonlyArray<{ id: string }>): string => files.map(({ id }) => id).join();
