import { characters, invalid, notFound } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/drafts';
import type { RequestDeps, Writing } from '../../deps.js';
import { notADraft, staleDraft } from '../../requests/domain/refusals.js';
import type { Request } from '../../requests/domain/request.js';
import { demand } from '../../requests/domain/rights.js';
import type { Rpc } from '../../served.js';
import { readContact, readDescription, readDraftCustomer, readFiles } from '../../wire/read-input.js';
import { isoTimestamp } from '../../wire/refs.js';
import { openReserved } from '../changes/open-reserved.js';
import { saveTyped, type TypedDraft } from '../changes/save-typed.js';
import { judgeSave } from '../domain/autosave.js';
import { storableCustomer } from '../domain/customer.js';
import { storableDescription } from '../domain/description.js';
import { storable } from '../domain/publishing.js';

const EDITOR_MAX = 100;

export const saveDraft: Rpc<'saveDraft'> =
  (deps) =>
  async (request, { actor }) => {
    mustBeUser(actor);
    const id = readId(request.requestId);
    const typed = readTyped(request);
    return deps.write(async (stores) => {
      const before =
        (await stores.requests.lock(id)) ?? (await createOnFirstSave(deps, stores, { actor, id, request }));
      demand(actor, before, 'edit');
      if (before.status !== 'draft') throw notADraft(before);
      if (before.kind === 'rfc' && typed.description !== undefined) throw invalid({ position: 'invalid' });
      const draft = await stores.drafts.of(before);
      const judgement = judgeSave({ ...draft, version: before.version }, request);
      if (judgement === 'stale') throw staleDraft(before);
      if (judgement === 'drop') return { version: before.version, savedAt: isoTimestamp(draft.savedAt), dropped: true };
      const at = deps.clock.now();
      const origin = request.editor === '' ? draft : request;
      const version = await saveTyped(deps, stores, { before, draft: { ...draft, ...originOf(origin) }, typed, at });
      return { version, savedAt: isoTimestamp(at), dropped: false };
    });
  };

/**
 * Creates the draft of a request from a description at its first save. Throws `not_found` for any other kind, because
 * its draft must exist already.
 */
async function createOnFirstSave(deps: RequestDeps, stores: Writing, { actor, id, request }: Saving): Promise<Request> {
  if (request.description === undefined) throw notFound();
  return openReserved(deps, stores, { actor, id, contact: readContact(request.contact) });
}

interface Saving {
  actor: Actor;
  id: string;
  request: wire.SaveDraftRequest;
}

const originOf = ({ editor, seq }: { editor: string; seq: bigint }) => ({ editor, seq });

function readTyped(request: wire.SaveDraftRequest): TypedDraft {
  if (characters(request.editor) > EDITOR_MAX || request.editor.includes('\0')) throw invalid({ editor: 'invalid' });
  const { count, comment, files, deliveryCity } = request;
  const description = request.description && readDescription(request.description);
  if (description !== undefined) storableDescription(description);
  const customer = request.customer && readDraftCustomer(request.customer);
  if (customer !== undefined) storableCustomer(customer);
  const typed: TypedDraft = {
    ...(description !== undefined && { description }),
    ...(customer !== undefined && { customer }),
    ...(count !== undefined && { count }),
    ...(comment !== undefined && { comment }),
    ...(deliveryCity !== undefined && { deliveryCity }),
    ...(files !== undefined && { files: readFiles(files) }),
  };
  storable(typed);
  return typed;
}
