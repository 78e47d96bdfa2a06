import type { Notice } from '@setu/proto/identity/notices';
import { NoticeEntity, NoticeType } from '@setu/proto/identity/words';
import type { NewsOf } from '@setu/proto/request/requests';
import { RequestStatus } from '@setu/proto/request/words';
import { wireRequestStatus } from '@setu/proto/wire-words';
import { requestStatuses } from '@setu/proto/words';
import type { Deps } from '../deps.js';
import type { CallOptions } from '../http/call-options.js';

import type { NoticeContent } from '../present/notice.js';
import { optional } from './part.js';

const claims: readonly NoticeType[] = [NoticeType.REQUEST_CLAIM_OPENED, NoticeType.REQUEST_CLAIM_CLOSED];

/** Returns what to ask the request service about a notification. Its parameters say what it reports. */
const newsOf = ({ type, params, entityId: requestId, createdAt: at }: Notice): NewsOf => {
  const ofClaim = claims.includes(type);
  const status = requestStatuses.find((known) => known === params.status);
  return {
    ...{ requestId, at, ofClaim },
    channel: ofClaim ? 'customer' : (params.channel ?? ''),
    offerId: params.offer ?? '',
    status: status === undefined ? RequestStatus.UNSPECIFIED : wireRequestStatus(status),
  };
};

/**
 * Loads what notifications report and returns it by notification: messages, offers, payments and comments that the
 * reader may read now. A service that fails leaves its part out.
 */
export async function noticeContents(
  { request, review }: Pick<Deps['services'], 'request' | 'review'>,
  notices: readonly Notice[],
  options: Pick<CallOptions, 'actor' | 'requestId' | 'timeoutMs'>,
): Promise<(notice: Notice) => NoticeContent> {
  const about = notices.filter(({ entityType }) => entityType === NoticeEntity.REQUEST);
  const remarks = notices.filter(({ type }) => type === NoticeType.REVIEW_REMARK);
  const [described, quoted] = await Promise.all([
    about.length === 0 ? undefined : optional(request.describeNews({ news: about.map(newsOf) }, options), undefined),
    remarks.length === 0
      ? undefined
      : optional(
          review.quoteRemarks(
            {
              remarks: remarks.map(({ entityId: reviewId, params, createdAt: at }) => ({
                ...{ reviewId, at },
                field: params.field ?? '',
              })),
            },
            options,
          ),
          undefined,
        ),
  ]);
  const heads = new Map(described?.heads.map((head) => [head.id, head]));
  const waiting = new Map(described?.waiting.map((each) => [each.requestId, each]));
  const news = new Map(about.map(({ id }, place) => [id, described?.news[place]]));
  const quotes = new Map(remarks.map(({ id }, place) => [id, quoted?.quotes[place] ?? '']));
  return ({ id, entityId }) => ({
    head: heads.get(entityId),
    waiting: waiting.get(entityId),
    news: news.get(id),
    quote: news.get(id)?.quote || quotes.get(id) || '',
  });
}
