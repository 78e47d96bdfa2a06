import type { IdentityDeps } from '../../deps.js';
import { queueEmail } from '../../mail/changes/queue-email.js';
import type { EmailLocale } from '../../mail/domain/email.js';
import { tokenHash } from '../../sessions/domain/token-hash.js';

/** How long a link is valid, and how soon another may be requested. */
const RESET_MS = 3_600_000;
export const RESET_AGAIN_MS = 60_000;

/** The task that looks up the user of an address and emails them a link, after the request was answered. */
export const emailResetLinkTask = 'identity.mail-reset';

/** Emails a link to set a password if the address belongs to a user. No other address gets an email. */
export async function emailResetLink(
  { write, clock, ids }: IdentityDeps,
  { email: to, locale }: { email: string; locale: EmailLocale },
): Promise<void> {
  await write(async (stores) => {
    const account = await stores.users.byEmail(to);
    if (account?.member.user.status !== 'active' || !account.member.company.active) return;
    const now = clock.now();
    const token = ids.token();
    const id = ids.id();
    const expiresAt = new Date(now.getTime() + RESET_MS);
    const link = { id, userId: account.member.user.id, isInitial: account.passwordHash === undefined };
    await stores.passwordResets.insert({ ...link, tokenHash: tokenHash(token), createdAt: now, expiresAt });
    const params = { path: `/resetting/reset/${token}`, minutes: String(RESET_MS / 60_000) };
    const message = { to, locale, key: `reset ${id}`, validUntil: expiresAt };
    await queueEmail({ stores, clock, ids }, { ...message, template: 'password_reset', params });
  });
}
