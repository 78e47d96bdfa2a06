import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import type { Invite } from '../domain/invite.js';

interface Reads {
  byId: (id: string) => Promise<Invite | undefined>;
}

/** An invite of the caller's own company that nobody has accepted or taken back; `not_found` for any other. */
export async function openInviteOf(actor: Actor, inviteId: string, { byId }: Reads): Promise<Invite> {
  const invite = await byId(readId(inviteId));
  if (invite === undefined || invite.companyId !== actor.companyId || invite.state !== 'sent') throw notFound();
  return invite;
}
