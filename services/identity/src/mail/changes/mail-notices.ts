import type { Ids } from '@setu/kit/core';
import type { NewNotice } from '../../notices/store/notices.js';
import type { Stores } from '../../store/index.js';
import { mailKindOf } from '../domain/mail-kind.js';
import { type Posting, postAll } from './queue-mail.js';

/** Of messages several come at once, and who has the conversation open reads them at once. */
const messagesWaitMs = 30_000;
/** Of a file's cards many come at once, and the mail of the first says how many wait by then. */
const cardsWaitMs = 60_000;

/** Mails notices that are new to their readers, of one type all, to those who want a mail for each. */
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
