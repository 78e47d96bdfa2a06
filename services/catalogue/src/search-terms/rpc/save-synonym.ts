import { invalid } from '@setu/kit/core';
import { readOptionalId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/catalogue/search_words';
import { searchLanguageWord } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { mustManageTerms } from '../changes/must-manage-terms.js';
import { saveSynonym as save } from '../changes/save-synonym.js';
import { toWireSynonym } from './wire-terms.js';

/** Creates or updates a synonym. For admins. */
export const saveSynonym: Rpc<'saveSynonym'> =
  ({ write, ids, clock }) =>
  async (request, { actor }) => {
    mustManageTerms(actor);
    const { left, right, bothWays, version } = request;
    const id = readOptionalId(request.id);
    const language = searchLanguageWord(request.language);
    if (language === undefined) throw invalid({ language: 'invalid_option' });
    return write((stores) =>
      stores.idempotent(
        {
          principal: [actor.userId, actor.actingUserId].filter(Boolean).join('/'),
          route: 'SaveSynonym',
          key: request.key,
          fingerprint: wire.SaveSynonymRequest.encode({ ...request, key: '' }).finish(),
          answer: wire.SaveSynonymResponse,
        },
        async () => {
          const typed = { id, version, left, right, bothWays, language, newId: ids.id() };
          const saved = await save(stores, typed, { by: actor.actingUserId || actor.userId, at: clock.now() });
          return { synonym: toWireSynonym(saved) };
        },
      ),
    );
  };
