import { unauthenticated } from '@setu/kit/core';
import { localeOf, mustBeUser } from '@setu/kit/rpc';
import { provePassword } from '../../passwords/changes/prove-password.js';
import type { Rpc } from '../../served.js';
import { mustActAsSelf } from '../../sessions/changes/must-act-as-self.js';
import { changeMessage } from '../changes/change-message.js';
import { limitLinkEmails, sendLinks } from '../changes/send-links.js';
import { readNewEmail } from '../domain/email-change.js';

/**
 * Emails a link to both mailboxes, even if another user has the new address. For signed-in users acting as themselves,
 * with their password.
 */
export const askEmailChange: Rpc<'askEmailChange'> =
  (deps) =>
  async ({ email: typed, currentPassword }, { actor }) => {
    mustBeUser(actor);
    mustActAsSelf(actor);
    const { userId } = actor;
    const present = (await deps.read.users.byId(userId))?.user.email;
    if (present === undefined) throw unauthenticated();
    const email = readNewEmail(typed, present);
    await provePassword(deps, userId, currentPassword);
    return deps.write(async (stores) => {
      const now = deps.clock.now();
      await limitLinkEmails(stores, userId, now);
      const change = await sendLinks(stores, { change: { userId, email, locale: localeOf(actor) }, present }, deps);
      return changeMessage(present, change, now);
    });
  };
