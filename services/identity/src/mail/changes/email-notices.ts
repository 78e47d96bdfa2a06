import type { Ids } from '@setu/kit/core';
import type { NewNotice } from '../../notices/store/notices.js';
import type { Stores } from '../../store/index.js';
import { mailKindOf } from '../domain/email-kind.js';
import { type Posting, postAll } from './queue-email.js';

/** Messages often arrive in groups, and a user with an open conversation reads them immediately. */
const messagesWaitMs = 30_000;
/** Cards of a file arrive in groups, and the email about the first one counts how many are waiting by then. */
const cardsWaitMs = 60_000;

/** Emails new notifications, all of one type, to the users who want a separate email for each. */
export async function mailNotices(
  stores: Posting & Pick<Stores, 'mailReaders'>,
  notices: readonly NewNotice[],
  ids: Ids,
): Promise<void> {
  const [first] = notices;
  const kind = first && mailKindOf(first.type);
  if (first === undefined || kind === undefined) return;
  const readers = notices.map(({ userId }) => userId);
  const singles = new Set(await stores.mailReaders.singlesAmong(readers, kind));
  const mails = notices
    .filter(({ userId }) => singles.has(userId))
    .map(({ id: noticeId, userId, eventId, type, params, entityId, createdAt }) => ({
      id: ids.id(),
      key: `notice ${eventId} ${userId}`,
      userId,
      address: '',
      content: { template: 'notice' as const, params: { noticeId, type, params, entityId } },
      createdAt,
    }));
  const waitMs = kind === 'messages' ? messagesWaitMs : first.type === 'review_created' ? cardsWaitMs : 0;
  await postAll(stores, mails, waitMs === 0 ? undefined : new Date(Date.now() + waitMs));
}
