import { dayIn } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import { demand } from '../../requests/domain/rights.js';
import type { Rpc } from '../../served.js';
import { milestoneViews } from '../../wire/milestone-view.js';

export const listMilestones: Rpc<'listMilestones'> =
  ({ read, clock }) =>
  async ({ requestId, timeZone }, { actor }) => {
    mustBeUser(actor);
    const request = await read.requests.get(readId(requestId));
    demand(actor, request, 'view');
    return { milestones: await milestoneViews(read, actor, { request, today: dayIn(timeZone, clock.now()) }) };
  };
