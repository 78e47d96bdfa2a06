import { forbidden } from '@setu/kit/core';
import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { ownKinds } from '../store/own-data.js';

/**
 * Streams the data that this service stores about the caller, kind by kind. For signed-in users acting as themselves.
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
