import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { keepsInvite, mustKeepInvites } from '../changes/seen-invite.js';

/** Who may invite, of his own company; a system admin, of any. Takes an open invite back: its link is dead. */
export const removeInvite: Rpc<'removeInvite'> =
  ({ write }) =>
  async ({ inviteId }, { actor }) => {
    mustKeepInvites(actor);
    const id = readId(inviteId);
    await write(async ({ invites, acts }) => {
      const invite = await invites.lock(id);
      if (invite === undefined || !keepsInvite(actor, invite) || invite.state === 'accepted') throw notFound();
      await invites.save({ ...invite, state: 'removed' });
      await acts.add({ action: 'invite.removed', object: { kind: 'invite', id }, companyId: invite.companyId });
    });
    return {};
  };
