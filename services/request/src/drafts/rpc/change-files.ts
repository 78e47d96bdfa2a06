import { mustBeUser, readId } from '@setu/kit/rpc';
import { notADraft } from '../../requests/domain/refusals.js';
import { demand } from '../../requests/domain/rights.js';
import type { Rpc } from '../../served.js';
import { readFiles } from '../../wire/read-input.js';
import { saveTyped } from '../changes/save-typed.js';
import { changedFiles, isSameFiles, storable } from '../domain/publishing.js';

export const changeFiles: Rpc<'changeFiles'> =
  (deps) =>
  async ({ requestId, attached, detachedIds }, { actor }) => {
    mustBeUser(actor);
    const id = readId(requestId);
    const change = {
      attached: readFiles(attached ?? { files: [] }),
      detachedIds: detachedIds.map((each) => readId(each)),
    };
    return deps.write(async (stores) => {
      const before = await stores.requests.lock(id);
      demand(actor, before, 'edit');
      if (before.status !== 'draft') throw notADraft(before);
      const condition = await stores.conditions.of(id);
      const files = changedFiles(condition.files, change);
      storable({ files });
      if (isSameFiles(files, condition.files)) return { version: before.version, files };
      const draft = await stores.drafts.of(before);
      const version = await saveTyped(deps, stores, { before, draft, typed: { files }, at: deps.clock.now() });
      return { version, files };
    });
  };
