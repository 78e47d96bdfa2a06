import { notFound } from '@setu/kit/core';
import { CompanyType } from '@setu/proto/common/words';
import { wireCompanyType } from '@setu/proto/wire-words';
import { toInvitee } from '../../messages/invite-message.js';
import type { Rpc } from '../../served.js';
import { tokenHash } from '../../sessions/domain/token-hash.js';
import { linkStatus } from '../domain/invite.js';

const hidden = { companyShortName: '', inviter: '', companyType: CompanyType.UNSPECIFIED };

/** Returns the status of the link, and nothing more if it is no longer open. For anyone with the link's token. */
export const openInvite: Rpc<'openInvite'> =
  ({ read, clock }) =>
  async ({ token }) => {
    const invite = await read.invites.byToken(tokenHash(token));
    if (invite === undefined) throw notFound();
    const state = linkStatus(invite, clock.now());
    const inviter = await read.users.byId(invite.invitedById);
    if (state !== 'open' || inviter === undefined) return { ...hidden, state };
    const company = await read.companies.summary(invite.companyId);
    if (company === undefined) return { ...hidden, state };
    const { user } = inviter;
    return {
      state,
      companyShortName: company.shortName,
      companyType: wireCompanyType(company.type),
      inviter: [user.name, user.surname].filter(Boolean).join(' '),
      invitee: toInvitee(invite),
    };
  };
