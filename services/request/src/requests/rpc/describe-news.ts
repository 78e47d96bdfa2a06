import { isUuid } from '@setu/kit/core';
import { mustBeUser } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/request/requests';
import { wireWaitingReason } from '@setu/proto/wire-words';
import type { Matter } from '../../desk/domain/matters.js';
import type { Rpc } from '../../served.js';
import { channelViews } from '../../wire/channel-view.js';
import { headViews } from '../../wire/head-view.js';
import { dealsOf, offersOf, quotesOf, type Subject } from '../../wire/news-view.js';
import { waitingIn } from '../../wire/waiting-view.js';
import { incoTermOrNone } from '../../wire/wire-values.js';
import { tooManyIds } from '../domain/refusals.js';
import { relationOf } from '../domain/rights.js';

const MAX_NEWS = 100;

const nothing: wire.News = {
  ...{ quote: '', validUntil: '', leadDays: 0, incoPlace: '', advanceShare: 0 },
  incoTerm: incoTermOrNone(undefined),
};

/**
 * Returns what notifications report, limited to what the caller may read now, and which of their requests wait for the
 * caller. The number of queries does not depend on the number of notifications. For signed-in users. Throws `invalid`
 * for more than 100.
 */
export const describeNews: Rpc<'describeNews'> =
  ({ read, clock }) =>
  async ({ news }, { actor }) => {
    mustBeUser(actor);
    if (news.length > MAX_NEWS) throw tooManyIds('news', MAX_NEWS);
    const ids = new Set(news.map(({ requestId }) => requestId.toLowerCase()).filter(isUuid));
    const found = await read.requests.list.byIds([...ids]);
    const visible = found.filter((request) => relationOf(actor, request) !== undefined);
    const channels = await channelViews(read, actor, visible);
    const subjects: Subject[] = news.map((of) => ({
      of,
      request: visible.find(({ id }) => id === of.requestId.toLowerCase()),
    }));
    const mayQuote = ({ of, request }: Subject) =>
      request !== undefined && (channels.get(request.id) ?? []).some(({ channel }) => channel === of.channel);
    const waiting = await waitingIn(read, actor, { ids: visible.map(({ id }) => id), now: clock.now() });
    const [quotes, offers, deals] = [
      await quotesOf(read, actor, subjects, mayQuote),
      await offersOf(read, actor, subjects),
      await dealsOf(read, actor, subjects),
    ];
    return {
      heads: await headViews(read, actor, visible),
      waitingRequestIds: [...waiting.keys()],
      waiting: [...waiting].flatMap(([requestId, [first]]) => (first ? [waitingNews(requestId, first)] : [])),
      news: news.map((_of, place) => ({ ...nothing, ...deals[place], ...offers[place], ...quotes[place] })),
    };
  };

const waitingNews = (requestId: string, { reason, channel = '' }: Matter): wire.WaitingNews => ({
  ...{ requestId, reason: wireWaitingReason(reason), channel },
});
