import { stale } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { mustManageTerms } from '../changes/must-manage-terms.js';
import { synonymKind } from '../store/search-term-history.js';

/** Removes a synonym. Removing it again does nothing. For admins. */
export const removeSynonym: Rpc<'removeSynonym'> =
  ({ write }) =>
  async (request, { actor }) => {
    mustManageTerms(actor);
    const id = readId(request.id);
    await write(async ({ searchTerms, auditLog }) => {
      await searchTerms.lock();
      const found = (await searchTerms.synonyms()).find((one) => one.id === id);
      if (found === undefined) return;
      if (found.version !== request.version) throw stale({ current_version: String(found.version) });
      const { left, right, bothWays, language } = found;
      await searchTerms.remove(id);
      await auditLog.add({
        action: 'synonym.removed',
        object: { kind: synonymKind, id },
        before: { left, right, bothWays, language },
      });
      await searchTerms.ring();
    });
    return {};
  };
