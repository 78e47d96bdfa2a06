import { mailKinds } from '@setu/proto/words';
import type { IdentityDeps } from '../../deps.js';
import type { Notice } from '../../notices/domain/notices.js';
import { defaultTimeZone, digestDue } from '../domain/digest-time.js';
import type { EmailedNotice } from '../domain/email.js';
import { typesOfKinds } from '../domain/email-kind.js';
import type { DigestReader } from '../store/email-readers.js';
import { scheduleEmails } from './queue-email.js';

/** The maximum number of notifications in one email. The rest is counted and stays in the user's inbox. */
const maxNotices = 50;
const DAY_MS = 86_400_000;

const toEmailedNotice = ({ id: noticeId, type, params, entityId }: Notice): EmailedNotice => ({
  noticeId,
  type,
  params,
  entityId,
});

/**
 * Queues a user's daily digest when it is due. The digest has the unread notifications since the previous digest, and
 * the number of older unread ones. Does nothing if no new ones arrived.
 */
export async function writeDigest({ write, clock, ids }: IdentityDeps, reader: DigestReader): Promise<void> {
  const now = clock.now();
  const { userId, companyType, lastDay, choices } = reader;
  const day = digestDue({ now, timeZone: reader.timeZone || defaultTimeZone(companyType), lastDay });
  if (day === undefined) return;
  const kinds = mailKinds.filter((kind) => choices[kind] === 'digest');
  const since = reader.since ?? new Date(now.getTime() - DAY_MS);
  const unread = { userId, unreadOnly: true, search: '', types: typesOfKinds(kinds) };
  await write(async (stores) => {
    const found = await stores.notices.unreadSince({ ...unread, since }, maxNotices);
    const earlier = (await stores.notices.count(unread)) - found.length;
    const content = {
      template: 'digest' as const,
      params: { notices: found.map(toEmailedNotice), earlier: String(Math.max(0, earlier)) },
    };
    const email = { id: ids.id(), key: `digest ${userId} ${day}`, userId, address: '', content, createdAt: now };
    if (found.length > 0) await scheduleEmails(stores, [email]);
    await stores.emailReaders.setDigested(userId, day, now);
  });
}
