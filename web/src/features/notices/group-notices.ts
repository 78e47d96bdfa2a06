import type { NoticeListView, NoticeRequestView, NoticeView } from '@setu/contract';

/** The notifications of one page that are about the same request, or those of one kind without a request. */
export interface NoticeGroup {
  /** The request's id, `applications` for suppliers' applications, or `other` for what is about neither. */
  id: string;
  /** The request as its newest notification shows it. */
  request: NoticeRequestView | null;
  /** The group's notifications, newest first. */
  notices: NoticeView[];
  /** The ids of unread notifications. */
  unread: string[];
  /** The number of notifications of this request on earlier pages (`newer`) and later pages (`older`). */
  newer: number;
  older: number;
}

/**
 * Groups a page of notifications (newest first) by request, each group at the position of its newest one. Pages are cut
 * by notifications, not by groups, so totals, pages and deletion match the server's counts. A request with more
 * notifications than fit on a page continues in a group of the next page. `elsewhere` has each request's number of
 * notifications on other pages.
 */
export function groupNotices(
  notices: readonly NoticeView[],
  elsewhere: NoticeListView['elsewhere'] = [],
): NoticeGroup[] {
  const others = new Map(elsewhere.map((counts) => [counts.request, counts]));
  const groups = new Map<string, NoticeGroup>();
  for (const notice of notices) {
    const id = notice.request?.id ?? (notice.type.startsWith('application_') ? 'applications' : 'other');
    const { newer = 0, older = 0 } = others.get(id) ?? {};
    const group = groups.get(id) ?? { id, request: notice.request, notices: [], unread: [], newer, older };
    group.notices.push(notice);
    if (!notice.is_read) group.unread.push(notice.id);
    groups.set(id, group);
  }
  return [...groups.values()];
}

/** Returns the groups whose requests wait for the reader, and the others, both in their order. */
export function waitingFirst(groups: readonly NoticeGroup[]): { waiting: NoticeGroup[]; rest: NoticeGroup[] } {
  const isWaiting = ({ request }: NoticeGroup) => request?.is_waiting === true;
  return { waiting: groups.filter(isWaiting), rest: groups.filter((group) => !isWaiting(group)) };
}
