import { characters, invalid } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/request/drafts';
import { notADraft, staleDraft } from '../../requests/domain/refusals.js';
import { demand } from '../../requests/domain/rights.js';
import type { Rpc } from '../../served.js';
import { readFiles } from '../../wire/read-input.js';
import { moment } from '../../wire/refs.js';
import { keepTyped } from '../changes/keep-typed.js';
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
      const before = await stores.requests.lock(id);
      demand(actor, before, 'edit');
      if (before.status !== 'draft') throw notADraft(before);
      const draft = await stores.drafts.of(before);
      const judgement = judgeSave({ ...draft, version: before.version }, request);
      if (judgement === 'stale') throw staleDraft(before);
      if (judgement === 'drop') return { version: before.version, savedAt: moment(draft.savedAt), dropped: true };
      const at = clock.now();
      const origin = request.editor === '' ? draft : request;
      const version = await keepTyped(stores, { before, draft: { ...draft, ...originOf(origin) }, typed, at });
      return { version, savedAt: moment(at), dropped: false };
    });
  };

const originOf = ({ editor, seq }: { editor: string; seq: bigint }) => ({ editor, seq });

function readTyped(request: wire.SaveDraftRequest): Partial<Typed> {
  if (characters(request.editor) > EDITOR_MAX || request.editor.includes('\0')) throw invalid({ editor: 'invalid' });
  const { count, comment, files } = request;
  const typed: Partial<Typed> = {
    ...(count !== undefined && { count }),
    ...(comment !== undefined && { comment }),
    ...(files !== undefined && { files: readFiles(files) }),
  };
  storable(typed);
  return typed;
}
