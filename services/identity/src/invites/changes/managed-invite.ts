import { notFound } from '@setu/kit/core';
import { mustBeUser, mustHave, readId } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import { managesAllCompanies } from '../../team/domain/team.js';
import type { Invite } from '../domain/invite.js';

interface Reads {
  byId: (id: string) => Promise<Invite | undefined>;
}

/**
 * Throws unless the caller manages invites: users with the permission for their own company, system admins for all
 * companies.
 */
export function mustManageInvites(actor: Actor): void {
  mustBeUser(actor);
  if (!managesAllCompanies(actor)) mustHave(actor, 'team_invite');
}

/** Returns whether the caller may manage an invite. */
export const managesInvite = (actor: Actor, { companyId }: Pick<Invite, 'companyId'>): boolean =>
  companyId === actor.companyId || managesAllCompanies(actor);

/** Returns an invite that the caller manages and that is still open. Throws `not_found` for any other. */
export async function openInviteOf(actor: Actor, inviteId: string, { byId }: Reads): Promise<Invite> {
  const invite = await byId(readId(inviteId));
  if (invite === undefined || !managesInvite(actor, invite) || invite.state !== 'sent') throw notFound();
  return invite;
}
