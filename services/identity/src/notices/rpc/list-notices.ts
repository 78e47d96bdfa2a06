import { readPage } from '@setu/kit/core';
import { mustBeUser } from '@setu/kit/rpc';
import { NoticePeriod } from '@setu/proto/identity/words';
import { noticeGroupWord, noticePeriodWord } from '@setu/proto/wire-words';
import { unknownPeriod } from '../../domain/refusals.js';
import { toNotice } from '../../messages/notice-message.js';
import type { Rpc } from '../../served.js';
import { periodStart, searchText, typesOf } from '../domain/notices.js';

/**
 * Returns the caller's notifications, newest first. Throws `invalid` for an unknown period or zone, and for a page out
 * of range. For signed-in users.
 */
export const listNotices: Rpc<'listNotices'> =
  ({ read, clock }) =>
  async (request, { actor }) => {
    mustBeUser(actor);
    const period = request.period === NoticePeriod.UNSPECIFIED ? 'all' : noticePeriodWord(request.period);
    if (period === undefined) throw unknownPeriod();
    const page = readPage(request.page, { limit: 10 });
    const filter = {
      userId: actor.userId,
      since: periodStart(period, request.timeZone, clock.now()),
      unreadOnly: request.unreadOnly,
      search: searchText(request.search),
      types:
        request.groups.length === 0
          ? undefined
          : typesOf(request.groups.flatMap((group) => noticeGroupWord(group) ?? [])),
    };
    const [list, total, unread] = await Promise.all([
      read.notices.list(filter, page),
      read.notices.count(filter),
      read.notices.unread(actor.userId),
    ]);
    const elsewhere = total > list.length ? await read.notices.elsewhere(filter, list) : [];
    return { notices: list.map(toNotice), total, unread, elsewhere };
  };
