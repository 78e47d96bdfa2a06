import { cut, startOfDays } from '@setu/kit/core';
import type { NoticeEntity, NoticeGroup, NoticePeriod, NoticeType } from '@setu/proto/words';
import { noticeTypes } from '@setu/proto/words';

/** Something a person was told; the reader's words for its type stand with the pages. */
export interface Notice {
  id: string;
  type: NoticeType;
  params: Record<string, string>;
  entityType: NoticeEntity;
  entityId: string;
  createdAt: Date;
  readAt?: Date;
}

/** What a happening puts into inboxes, before it is known who reads it. */
export interface NoticeDraft {
  type: NoticeType;
  params: Record<string, string>;
  entityType: NoticeEntity;
  entityId: string;
}

const daysOf = { day: 1, week: 7, month: 30 } satisfies Record<Exclude<NoticePeriod, 'all'>, number>;

/**
 * Takes a period; gives the midnight its first day began with in the reader's zone, today counted as one of its days;
 * nothing for all. `invalid` on `time_zone` for what is no zone.
 */
export function periodStart(period: NoticePeriod, timeZone: string, now: Date): Date | undefined {
  return period === 'all' ? undefined : startOfDays(daysOf[period], timeZone, now);
}

/** Takes people to be told and those who did it; gives each of the first once, none of the second. */
export function recipients(candidates: readonly string[], doers: readonly string[]): string[] {
  return [...new Set(candidates)].filter((id) => id !== '' && !doers.includes(id));
}

/** What a reader may leave out of his list; all other types are of the group notices. */
const messages: readonly NoticeType[] = ['request_message', 'review_remark'];

/** Takes groups; gives the types of their notices. */
export function typesOf(groups: readonly NoticeGroup[]): NoticeType[] {
  const groupOf = (type: NoticeType): NoticeGroup => (messages.includes(type) ? 'messages' : 'notices');
  return noticeTypes.filter((type) => groups.includes(groupOf(type)));
}

/** Whose turn a product review is, as its status says. */
export function turnOf(review: { to: string; reviewerId: string; managerId: string }): 'reviewer' | 'manager' {
  return review.to === 'reviewed' || review.to === 'completed' ? 'manager' : 'reviewer';
}

const SEARCH_MAX = 200;

/** Takes what was typed into a search box; gives it with blanks and control characters collapsed, and capped. */
export function searchText(typed: string): string {
  return cut(typed.replace(/[\s\p{Cc}]+/gu, ' ').trim(), SEARCH_MAX);
}
