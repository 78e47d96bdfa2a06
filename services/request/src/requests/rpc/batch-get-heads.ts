import { isUuid } from '@setu/kit/core';
import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { headViews } from '../../wire/head-view.js';
import { tooManyIds } from '../domain/refusals.js';
import { relationOf } from '../domain/rights.js';

const MAX_IDS = 100;

/**
 * Returns the names and numbers of the requests that the caller may see. For signed-in users. Throws `invalid` for more
 * than 100 ids.
 */
export const batchGetHeads: Rpc<'batchGetHeads'> =
  ({ read }) =>
  async ({ requestIds }, { actor }) => {
    mustBeUser(actor);
    if (requestIds.length > MAX_IDS) throw tooManyIds('request_ids', MAX_IDS);
    const found = await read.requests.list.byIds(requestIds.filter(isUuid));
    const visible = found.filter((request) => relationOf(actor, request) !== undefined);
    return { heads: await headViews(read, actor, visible) };
  };
