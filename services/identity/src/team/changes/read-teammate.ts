import { notFound } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/identity/team';
import { toTeammate } from '../../messages/teammate-message.js';
import { isManager } from '../../people/domain/roles.js';
import type { Stores } from '../../store/index.js';
import { toSubstitutions } from '../../substitutions/changes/substitution-messages.js';
import { seesProfile } from '../domain/team.js';

/** Returns a profile as the caller may see it. Throws `not_found` if they may not see it. */
export async function readTeammate(
  read: Pick<Stores, 'users' | 'team' | 'substitutions'>,
  { actor, now }: { actor: Actor; now: Date },
  userId: string,
): Promise<wire.Teammate> {
  const member = await read.users.byId(userId);
  if (member === undefined || !seesProfile(actor, member.user)) throw notFound();
  const managesSuppliers = isManager(member.company.type, member.user.roles) && actor.companyType === 'broker';
  const substitutions = await toSubstitutions(read, await read.substitutions.openAround([userId], now), now);
  const suppliers = managesSuppliers ? await read.team.suppliersOf(userId) : [];
  return toTeammate(member, { actor, suppliers, substitutions });
}
