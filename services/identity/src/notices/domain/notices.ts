import { cut, startOfDays } from '@setu/kit/core';
import type { NoticeEntity, NoticeGroup, NoticePeriod, NoticeType } from '@setu/proto/words';
import { noticeTypes } from '@setu/proto/words';

/** A notification of a user. The pages hold the text for its type. */
export interface Notice {
  id: string;
  type: NoticeType;
  params: Record<string, string>;
  entityType: NoticeEntity;
  entityId: string;
  createdAt: Date;
  readAt?: Date;
}

/** A notification of an event, before its readers are known. */
export interface NoticeDraft {
  type: NoticeType;
  params: Record<string, string>;
  entityType: NoticeEntity;
  entityId: string;
}

const daysOf = { day: 1, week: 7, month: 30 } satisfies Record<Exclude<NoticePeriod, 'all'>, number>;

/**
 * Returns the start of a period: the midnight of its first day in the reader's zone, counting today. Returns undefined
 * for all. Throws `invalid` on `time_zone` for an unknown zone.
 */
export function periodStart(period: NoticePeriod, timeZone: string, now: Date): Date | undefined {
  return period === 'all' ? undefined : startOfDays(daysOf[period], timeZone, now);
}

/** Returns each candidate once, without the actors. */
export function recipients(candidates: readonly string[], actorIds: readonly string[]): string[] {
  return [...new Set(candidates)].filter((id) => id !== '' && !actorIds.includes(id));
}

/**
 * The types in the group of messages, which a reader may leave out of a list. All other types are in the group of
 * notices.
 */
const messages: readonly NoticeType[] = ['request_message', 'review_remark'];

/** Returns the types of notifications in the given groups. */
export function typesOf(groups: readonly NoticeGroup[]): NoticeType[] {
  const groupOf = (type: NoticeType): NoticeGroup => (messages.includes(type) ? 'messages' : 'notices');
  return noticeTypes.filter((type) => groups.includes(groupOf(type)));
}

/** Returns the responsible party of a product review, by its status. */
export function responsibleParty(review: {
  to: string;
  reviewerId: string;
  managerId: string;
}): 'reviewer' | 'manager' {
  return review.to === 'reviewed' || review.to === 'completed' ? 'manager' : 'reviewer';
}

const SEARCH_MAX = 200;

/** Returns a search text with runs of spaces and control characters collapsed, cut to the maximum length. */
export function searchText(typed: string): string {
  return cut(typed.replace(/[\s\p{Cc}]+/gu, ' ').trim(), SEARCH_MAX);
}
