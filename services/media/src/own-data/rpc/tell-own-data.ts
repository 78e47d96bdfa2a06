import { forbidden } from '@setu/kit/core';
import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { ownKinds } from '../store/own-data.js';

/**
 * Open to any user for their own data, but not while they act as a substitute. Streams everything this service stores
 * about the user, kind by kind.
 */
export const tellOwnData: Rpc<'tellOwnData'> = ({ read }) =>
  async function* (_request, { actor, signal }) {
    mustBeUser(actor);
    if (actor.actingUserId !== '') throw forbidden('own_data_only');
    for (const kind of ownKinds) {
      for (const record of await read.ownData.records(kind, actor.userId)) {
        if (signal.aborted) return;
        yield { kind, record: JSON.stringify(record) };
      }
    }
  };
