import type { NoticeListView, NoticeView, noticeLoaderInput, RouteView } from '@setu/contract';
import type { Notice } from '@setu/proto/identity/notices';
import { NoticeEntity, NoticeGroup, NoticeType } from '@setu/proto/identity/words';
import { noticeTypeWord, skuTypeWord, wireNoticePeriod } from '@setu/proto/wire-words';
import type { z } from 'zod';
import type { CallContext } from '../http/call-context.js';
import type { CallOptions } from '../http/call-options.js';
import { noticeView } from '../present/notice.js';
import { noticePlace } from '../present/notice-place.js';
import { requestPlaceRoute } from '../present/request-route.js';
import { noticeContents } from './notice-contents.js';

type NoticesQuery = z.output<typeof noticeLoaderInput>;

const timeoutMs = 1000;

/**
 * Presents notifications for their reader, each with its content and its request if these can be loaded. One call to
 * each service loads them for all notifications.
 */
export const noticeViews = async (
  call: CallContext,
  notices: readonly Notice[],
  options: Pick<CallOptions, 'actor' | 'requestId' | 'timeoutMs'>,
): Promise<NoticeView[]> => {
  const reader = { language: call.locale, companyType: call.actor.companyType };
  const contentOf = await noticeContents(call.deps.services, notices, options);
  return notices.map((notice) => noticeView(notice, reader, contentOf(notice)));
};

/**
 * Returns the groups of notifications to list. A group is included unless it is switched off. Approvals belong to the
 * general group.
 */
const groupsOf = ({ messagesCheckbox, noticesCheckbox, approvalsCheckbox }: NoticesQuery): NoticeGroup[] => {
  const isRestOff = noticesCheckbox === false && approvalsCheckbox !== true;
  return [
    messagesCheckbox === false ? NoticeGroup.UNSPECIFIED : NoticeGroup.MESSAGES,
    isRestOff ? NoticeGroup.UNSPECIFIED : NoticeGroup.NOTICES,
  ];
};

/** Returns a page of the caller's notifications. */
export const loadNotices = async (call: CallContext, query: NoticesQuery): Promise<NoticeListView> => {
  const { pagination } = query;
  const found = await call.deps.services.identity.listNotices(
    {
      period: wireNoticePeriod(query.dateSelector ?? 'all'),
      timeZone: call.caller.timeZone,
      unreadOnly: query.archiveCheckbox === false,
      search: query.query ?? '',
      groups: groupsOf(query),
      page: { page: pagination?.page ?? 1, limit: pagination?.tableSize ?? pagination?.limit ?? 10 },
    },
    call.reads(),
  );
  return {
    messages: await noticeViews(call, found.notices, call.reads(timeoutMs)),
    total_count: found.total,
    elsewhere: found.elsewhere.map(({ entityId: request, ...counts }) => ({ request, ...counts })),
    unReadMessageCount: { notices: found.unread },
  };
};

/** Returns the route of a card's page or form, or of the home screen if the caller can no longer see the card. */
const cardRoute = async (call: CallContext, skuId: string, toForm: boolean): Promise<RouteView> => {
  const { cards } = await call.deps.services.catalogue.batchGetCards({ skuIds: [skuId] }, call.reads());
  const card = cards[skuId]?.card?.card;
  if (!card) return { name: 'my_account_page', params: {} };
  const isService = skuTypeWord(card.type) === 'service';
  if (toForm) return { name: isService ? 'service_edit_page' : 'product_edit_page', params: { productSku: skuId } };
  const name = isService ? 'service_page' : 'product_page';
  return { name, params: { catalogCategoryTree: card.categoryId, skuId } };
};

/** Marks the caller's notification as read, and returns the route to its object. */
export const openedNoticeRoute = async (call: CallContext, noticeId: string): Promise<RouteView> => {
  const opened = await call.deps.services.identity.openNotice({ noticeId }, call.writes());
  const { type, entityType, entityId } = opened;
  if (entityType === NoticeEntity.REQUEST)
    return requestPlaceRoute(entityId, call.actor.companyType, noticePlace(opened));
  if (entityType === NoticeEntity.APPLICATION)
    return { name: 'supplier_application_page', params: { application: entityId } };
  if (type === NoticeType.INVITE_ACCEPTED) return { name: 'user_profile_page', params: { teamUser: entityId } };
  // Only the notification of the substituted user names an object: the user.
  if (noticeTypeWord(type)?.startsWith('substitution_') && entityId !== '')
    return { name: 'user_substitute_page', params: { teamUser: entityId } };
  const mustSign = opened.type === NoticeType.REGULATION_PUBLISHED || opened.type === NoticeType.REGULATION_LAPSED;
  if (mustSign && call.actor.permissions.includes('regulation_sign')) return { name: 'regulation_sign', params: {} };
  const isReviewer = call.actor.permissions.includes('review_queue');
  if (type === NoticeType.REVIEW_REMARK && isReviewer)
    return { name: 'product_sku_translate_page', params: { review: entityId } };
  if (entityType === NoticeEntity.REVIEW && isReviewer)
    return { name: 'product_sku_review_page', params: { review: entityId } };
  // A notification about several cards.
  if (type === NoticeType.REVIEW_CREATED && isReviewer) return { name: 'product_sku_review_list_page', params: {} };
  if (entityType === NoticeEntity.SKU) return cardRoute(call, entityId, type === NoticeType.REVIEW_RETURNED);
  if (type === NoticeType.IMPORT_ENDED) return { name: 'company_catalog_upload_page', params: { company: entityId } };
  if (type === NoticeType.DEMAND_LISTED) return { name: 'my_account_page', params: {} };
  if (entityType === NoticeEntity.COMPANY) return { name: 'company_page', params: { company: entityId } };
  return { name: 'my_account_page', params: {} };
};
