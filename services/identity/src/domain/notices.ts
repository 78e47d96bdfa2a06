/** The kinds of notices identity writes; the reader's words for each stand with the pages. */
export type NoticeType =
  | 'request_published'
  | 'request_status_changed'
  | 'request_sent_to_supplier'
  | 'request_manager_set'
  | 'review_created'
  | 'review_status_changed';

export type EntityType = 'request' | 'application' | 'review' | 'sku' | 'company' | 'none';

export interface Notice {
  id: string;
  type: string;
  params: Record<string, string>;
  entityType: EntityType;
  entityId: string;
  createdAt: Date;
  readAt: Date | null;
}

/** What a happening puts into inboxes, before it is known who reads it. */
export interface NoticeDraft {
  type: NoticeType;
  params: Record<string, string>;
  entityType: EntityType;
  entityId: string;
}

export const noticePeriods = ['all', 'day', 'week', 'month'] as const;
export type NoticePeriod = (typeof noticePeriods)[number];

const daysOf = { day: 1, week: 7, month: 30 } satisfies Record<Exclude<NoticePeriod, 'all'>, number>;

/** Whether the text names a period. */
export function isNoticePeriod(text: string): text is NoticePeriod {
  return (noticePeriods as readonly string[]).includes(text);
}

/** Takes a period; gives the beginning of its first UTC day, today counted as one of them; null for all. */
export function periodStart(period: NoticePeriod, now: Date): Date | null {
  if (period === 'all') return null;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - daysOf[period] + 1));
}

/** Takes people to be told and those who did it; gives each of the first once, none of the second. */
export function recipients(candidates: readonly string[], doers: readonly string[]): string[] {
  return [...new Set(candidates)].filter((id) => id !== '' && !doers.includes(id));
}

/** Whose turn a product review is, as its status says. */
export function turnOf(review: { to: string; reviewerId: string; managerId: string }): 'reviewer' | 'manager' {
  return review.to === 'reviewed' || review.to === 'completed' ? 'manager' : 'reviewer';
}

const SEARCH_MAX = 200;

/** Takes what was typed into a search box; gives it with blanks and control characters collapsed, and capped. */
export function searchText(typed: string): string {
  return typed
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, SEARCH_MAX);
}
