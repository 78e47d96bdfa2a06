import { stale } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { mustKeepWords } from '../changes/must-manage-terms.js';
import { synonymKind } from '../store/search-term-history.js';

/** Removes a synonym. Removing it again does nothing. For admins. */
export const removeSynonym: Rpc<'removeSynonym'> =
  ({ write }) =>
  async (request, { actor }) => {
    mustKeepWords(actor);
    const id = readId(request.id);
    await write(async ({ searchWords, auditLog }) => {
      await searchWords.lock();
      const found = (await searchWords.synonyms()).find((one) => one.id === id);
      if (found === undefined) return;
      if (found.version !== request.version) throw stale({ current_version: String(found.version) });
      const { left, right, bothWays, language } = found;
      await searchWords.remove(id);
      await auditLog.add({
        action: 'synonym.removed',
        object: { kind: synonymKind, id },
        before: { left, right, bothWays, language },
      });
      await searchWords.ring();
    });
    return {};
  };
