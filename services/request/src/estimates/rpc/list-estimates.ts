import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { demandReading } from '../domain/rights.js';
import { estimateList } from './estimate-list.js';

export const listEstimates: Rpc<'listEstimates'> =
  ({ read }) =>
  async ({ requestId }, { actor }) => {
    mustBeUser(actor);
    const request = await read.requests.get(readId(requestId));
    demandReading(actor, request);
    return estimateList(read, actor, request);
  };
