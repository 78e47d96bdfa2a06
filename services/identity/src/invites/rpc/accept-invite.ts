import { notFound } from '@setu/kit/core';
import { passwordFailure } from '@setu/proto/new-password';
import { refuseFields } from '../../domain/fields.js';
import { toPrincipal } from '../../messages/principal-message.js';
import { contactFailures, normaliseContact } from '../../people/domain/contact.js';
import { isRequiredOf } from '../../second-factors/domain/second-factor.js';
import type { Rpc } from '../../served.js';
import { enter } from '../../sessions/changes/enter.js';
import { signInLimits } from '../../sessions/changes/sign-in-attempt.js';
import { tokenHash } from '../../sessions/domain/token-hash.js';
import { settingsInForce } from '../../settings/changes/settings-in-force.js';
import { join } from '../changes/join.js';
import { type Invite, linkRefused, linkStatus } from '../domain/invite.js';

const mustBeOpen = (invite: Invite | undefined, now: Date): Invite => {
  if (invite === undefined) throw notFound();
  const status = linkStatus(invite, now);
  if (status !== 'open') throw linkRefused(status);
  return invite;
};

/**
 * Accepts the invite once: of several concurrent calls, one succeeds. The proto lists the errors. For anyone with the
 * link's token.
 */
export const acceptInvite: Rpc<'acceptInvite'> =
  (deps) =>
  async ({ token: linkToken, password, address, userAgent, previousToken, processingConditionAgreed, ...typed }) => {
    const { read, clock, ids, edge } = deps;
    const hash = tokenHash(linkToken);
    const now = clock.now();
    // The link is checked first, so that a password is hashed only for a valid link.
    const found = mustBeOpen(await read.invites.byToken(hash), now);
    const contact = normaliseContact({ ...found.contact, ...typed });
    const { surname, name, patronymic, mobilePhone } = contactFailures(contact);
    refuseFields({
      ...{ first_name: name, second_name: surname, third_name: patronymic, mobile_phone: mobilePhone },
      password: passwordFailure(password),
      processing_condition_agreed: processingConditionAgreed ? undefined : 'required',
    });
    const passwordHash = await edge.passwords.hash(password);
    const settings = await settingsInForce(deps);
    const entered = await deps.write(async (stores) => {
      const invite = mustBeOpen(await stores.invites.lockByToken(hash), now);
      const member = await join(stores, { invite, contact, passwordHash, now }, ids);
      if (!member.company.active) throw linkRefused('locked');
      // If a second factor is required, the new user must sign in the normal way.
      if (isRequiredOf(member.company.type, settings)) return undefined;
      const limits = signInLimits(settings);
      const attempt = { email: member.user.email, address, deviceToken: '', now, ...limits };
      const request = { userAgent, previousToken, rememberMe: false };
      return enter(stores, { member, attempt, request }, { clock, ids });
    });
    if (entered === undefined) return { token: '', deviceToken: '' };
    const { speaker, token, deviceToken } = entered;
    return { token, deviceToken, principal: toPrincipal(speaker) };
  };
