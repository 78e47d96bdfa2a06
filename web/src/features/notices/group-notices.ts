import type { NoticeListView, NoticeRequestView, NoticeView } from '@setu/contract';

/** Notices of one page that are about the same request, or about none. */
export interface NoticeGroup {
  /** The request's id; `other` for those about none. */
  id: string;
  /** As the newest of its notices shows it. */
  request: NoticeRequestView | null;
  /** Newest first, as they came. */
  notices: NoticeView[];
  /** Ids of those not read yet. */
  unread: string[];
  /** How many more of it the pages before and after this one hold. */
  newer: number;
  older: number;
}

/**
 * Takes a page of notices, newest first; gives them by request, each group where its newest notice stood. A page is cut
 * by notices, not by groups: totals, pages and deletion go on counting what the server counts, and a request with more
 * to tell than a page holds goes on in a group of the next one, which `elsewhere` counts.
 */
export function groupNotices(
  notices: readonly NoticeView[],
  elsewhere: NoticeListView['elsewhere'] = [],
): NoticeGroup[] {
  const others = new Map(elsewhere.map((counts) => [counts.request, counts]));
  const groups = new Map<string, NoticeGroup>();
  for (const notice of notices) {
    const id = notice.request?.id ?? 'other';
    const { newer = 0, older = 0 } = others.get(id) ?? {};
    const group = groups.get(id) ?? { id, request: notice.request, notices: [], unread: [], newer, older };
    group.notices.push(notice);
    if (!notice.is_read) group.unread.push(notice.id);
    groups.set(id, group);
  }
  return [...groups.values()];
}
