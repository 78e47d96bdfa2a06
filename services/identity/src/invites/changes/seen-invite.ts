import { notFound } from '@setu/kit/core';
import { mustBeUser, mustHave, readId } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import { keepsEverybody } from '../../team/domain/team.js';
import type { Invite } from '../domain/invite.js';

interface Reads {
  byId: (id: string) => Promise<Invite | undefined>;
}

/** Refuses whoever keeps no invites: of his own company who may invite, of all a system admin. */
export function mustKeepInvites(actor: Actor): void {
  mustBeUser(actor);
  if (!keepsEverybody(actor)) mustHave(actor, 'team_invite');
}

/** Whether an invite is the caller's to keep. */
export const keepsInvite = (actor: Actor, { companyId }: Pick<Invite, 'companyId'>): boolean =>
  companyId === actor.companyId || keepsEverybody(actor);

/** An invite the caller keeps that nobody has accepted or taken back; `not_found` for any other. */
export async function openInviteOf(actor: Actor, inviteId: string, { byId }: Reads): Promise<Invite> {
  const invite = await byId(readId(inviteId));
  if (invite === undefined || !keepsInvite(actor, invite) || invite.state !== 'sent') throw notFound();
  return invite;
}
