import type { NoticeListView, noticeLoaderInput, RouteView } from '@setu/contract';
import { NoticeEntity } from '@setu/proto/identity/words';
import { wireNoticePeriod } from '@setu/proto/wire-words';
import type { z } from 'zod';
import type { Ask } from '../http/ask.js';
import { noticeView } from '../present/notice.js';
import { requestRoute } from '../present/request-route.js';

type Asked = z.output<typeof noticeLoaderInput>;

/** A page of the caller's notices. */
export const loadNotices = async (ask: Ask, asked: Asked): Promise<NoticeListView> => {
  const { pagination } = asked;
  const found = await ask.deps.services.identity.listNotices(
    {
      period: wireNoticePeriod(asked.dateSelector ?? 'all'),
      timeZone: ask.caller.timeZone,
      unreadOnly: asked.archiveCheckbox === false,
      search: asked.query ?? '',
      page: { page: pagination?.page ?? 1, limit: pagination?.tableSize ?? pagination?.limit ?? 10 },
    },
    ask.reads(),
  );
  return {
    messages: found.notices.map((notice) => noticeView(notice, ask.locale)),
    total_count: found.total,
    unReadMessageCount: { notices: found.unread },
  };
};

/** Marks the caller's notice read; where its entity is shown to him. */
export const openedNoticeRoute = async (ask: Ask, noticeId: string): Promise<RouteView> => {
  const { entityType, entityId } = await ask.deps.services.identity.openNotice({ noticeId }, ask.writes());
  if (entityType === NoticeEntity.REQUEST) return requestRoute({ id: entityId, status: 'new' }, ask.actor.companyType);
  if (entityType === NoticeEntity.COMPANY) return { name: 'company_page', params: { company: entityId } };
  return { name: 'my_account_page', params: {} };
};
