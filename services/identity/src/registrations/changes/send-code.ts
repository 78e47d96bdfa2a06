import type { Clock, Ids } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { queueEmail } from '../../mail/changes/queue-email.js';
import { tokenHash } from '../../sessions/domain/token-hash.js';
import type { Stores } from '../../store/index.js';
import { CODE_VALID_MS, codeHash, resendSeconds } from '../domain/email-code.js';
import type { Registration } from '../store/registrations.js';

interface Sending {
  clock: Clock;
  ids: Ids;
}

/**
 * Emails a new code, which replaces the previous one, and returns 0. If the last code is younger than two minutes,
 * sends nothing and returns the seconds to wait.
 * If the address belongs to an existing user, sends an email that says so instead, at most once a day. No code works in
 * that case.
 */
export async function sendCode(
  stores: WriteStores<Stores>,
  { id, registrant, locale, code }: Registration,
  { clock, ids }: Sending,
): Promise<number> {
  const now = clock.now();
  const wait = resendSeconds(code, now);
  if (wait > 0) return wait;
  const made = ids.number8().slice(-6);
  await stores.registrations.setCode(id, codeHash(id, made), now);
  const to = registrant.person.email;
  const known = await stores.users.byEmail(to);
  const mailing = { stores, clock, ids };
  if (known !== undefined && known.member.user.status !== 'deleted') {
    const key = `address taken ${tokenHash(to).toString('base64url')} ${now.toISOString().slice(0, 10)}`;
    await queueEmail(mailing, { to, locale, key, template: 'address_taken', params: { path: '/login' } });
    return 0;
  }
  const minutes = String(CODE_VALID_MS / 60_000);
  const validUntil = new Date(now.getTime() + CODE_VALID_MS);
  const key = `code ${id} ${now.toISOString()}`;
  await queueEmail(mailing, { to, locale, key, validUntil, template: 'email_code', params: { code: made, minutes } });
  return 0;
}
