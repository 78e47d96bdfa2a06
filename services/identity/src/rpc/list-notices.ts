import { readPage } from '@setu/kit/core';
import { type Handler, mustBeUser } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/identity';
import type { IdentityDeps } from '../deps.js';
import { isNoticePeriod, periodStart, searchText } from '../domain/notices.js';
import { unknownPeriod } from '../domain/refusals.js';
import { toNotice } from './wire.js';

/** Signed in. The caller's notices, newest first; `invalid` on an unknown period or a page out of range. */
export function listNotices(deps: IdentityDeps): Handler<typeof wire.IdentityService, 'listNotices'> {
  return async (request, { actor }) => {
    mustBeUser(actor);
    const period = request.period === '' ? 'all' : request.period;
    if (!isNoticePeriod(period)) throw unknownPeriod();
    const page = readPage(request.page, { limit: 10 });
    const filter = {
      userId: actor.userId,
      since: periodStart(period, deps.clock.now()),
      unreadOnly: request.unreadOnly,
      search: searchText(request.search),
    };
    const { notices } = deps.read;
    const [list, total, unread] = await Promise.all([
      notices.list(filter, page),
      notices.count(filter),
      notices.unread(actor.userId),
    ]);
    return { notices: list.map(toNotice), total, unread };
  };
}
