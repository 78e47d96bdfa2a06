import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { managesInvite, mustManageInvites } from '../changes/managed-invite.js';

/**
 * Revokes an open invite, so its link stops working. For users who may invite, for their own company, and for system
 * admins of any company.
 */
export const removeInvite: Rpc<'removeInvite'> =
  ({ write }) =>
  async ({ inviteId }, { actor }) => {
    mustManageInvites(actor);
    const id = readId(inviteId);
    await write(async ({ invites, auditLog }) => {
      const invite = await invites.lock(id);
      if (invite === undefined || !managesInvite(actor, invite) || invite.state === 'accepted') throw notFound();
      await invites.save({ ...invite, state: 'removed' });
      await auditLog.add({ action: 'invite.removed', object: { kind: 'invite', id }, companyId: invite.companyId });
    });
    return {};
  };
