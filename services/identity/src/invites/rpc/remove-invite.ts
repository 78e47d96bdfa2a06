import { notFound } from '@setu/kit/core';
import { mustHave, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';

/** Who may invite. Takes an open invite of the own company back: its link is dead. */
export const removeInvite: Rpc<'removeInvite'> =
  ({ write }) =>
  async ({ inviteId }, { actor }) => {
    mustHave(actor, 'team_invite');
    const id = readId(inviteId);
    await write(async ({ invites }) => {
      const invite = await invites.lock(id);
      const isOurs = invite?.companyId === actor.companyId;
      if (invite === undefined || !isOurs || invite.state === 'accepted') throw notFound();
      await invites.save({ ...invite, state: 'removed' });
    });
    return {};
  };
