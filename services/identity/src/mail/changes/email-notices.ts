import type { Ids } from '@setu/kit/core';
import type { NewNotice } from '../../notices/store/notices.js';
import type { Stores } from '../../store/index.js';
import { emailKindOf } from '../domain/email-kind.js';
import { type EmailQueueStores, scheduleEmails } from './queue-email.js';

/**
 * How long emails about messages wait. Messages often arrive in groups, and a user with an open conversation reads them
 * immediately.
 */
const messagesWaitMs = 30_000;
/**
 * How long emails about cards wait. The cards of a file arrive in groups, so the email about the first one counts all
 * cards that are waiting by then.
 */
const cardsWaitMs = 60_000;

/** Emails new notifications, all of one type, to the users who want a separate email for each. */
export async function emailNotices(
  stores: EmailQueueStores & Pick<Stores, 'emailReaders'>,
  notices: readonly NewNotice[],
  ids: Ids,
): Promise<void> {
  const [first] = notices;
  const kind = first && emailKindOf(first.type);
  if (first === undefined || kind === undefined) return;
  const readers = notices.map(({ userId }) => userId);
  const singles = new Set(await stores.emailReaders.singlesAmong(readers, kind));
  const emails = notices
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
  await scheduleEmails(stores, emails, waitMs === 0 ? undefined : new Date(Date.now() + waitMs));
}
