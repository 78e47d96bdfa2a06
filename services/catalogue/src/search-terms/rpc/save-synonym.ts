import * as wire from '@setu/proto/catalogue/search_words';
import type { Rpc } from '../../served.js';
import { mustManageTerms } from '../changes/must-manage-terms.js';
import { saveSynonym as save } from '../changes/save-synonym.js';
import { typedSynonym } from './typed-synonym.js';
import { toWireSynonym } from './wire-terms.js';

/** Creates or updates a synonym. For admins. */
export const saveSynonym: Rpc<'saveSynonym'> =
  ({ write, ids, clock }) =>
  async (request, { actor }) => {
    mustManageTerms(actor);
    const typed = typedSynonym(request);
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
          const saved = await save(
            stores,
            { ...typed, newId: ids.id() },
            { by: actor.actingUserId || actor.userId, at: clock.now() },
          );
          return { synonym: toWireSynonym(saved) };
        },
      ),
    );
  };
