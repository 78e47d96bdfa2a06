import type { NoticeRequestView, NoticeView } from '@setu/contract';

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
}

/**
 * Takes a page of notices, newest first; gives them by request, each group where its newest notice stood. A page is cut
 * by notices, not by groups: totals, pages and deletion go on counting what the server counts, and a request with more
 * to tell than a page holds goes on in a group of the next one.
 */
export function groupNotices(notices: readonly NoticeView[]): NoticeGroup[] {
  const groups = new Map<string, NoticeGroup>();
  for (const notice of notices) {
    const id = notice.request?.id ?? 'other';
    const group = groups.get(id) ?? { id, request: notice.request, notices: [], unread: [] };
    group.notices.push(notice);
    if (!notice.is_read) group.unread.push(notice.id);
    groups.set(id, group);
  }
  return [...groups.values()];
}
