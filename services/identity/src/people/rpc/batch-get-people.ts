import { isUuid } from '@setu/kit/core';
import { mustBeUser } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/identity/people';
import { tooManyIds } from '../../domain/refusals.js';
import { toName, toPerson } from '../../messages/person-message.js';
import type { Rpc } from '../../served.js';
import { personSight } from '../domain/person-sight.js';
import type { Member } from '../domain/user.js';

const MAX_IDS = 500;

/**
 * For signed-in users. Returns users by id, as far as the caller may see them. Throws `invalid` for more than 500 ids.
 */
export const batchGetPeople: Rpc<'batchGetPeople'> =
  ({ read }) =>
  async ({ userIds }, { actor }) => {
    mustBeUser(actor);
    if (userIds.length > MAX_IDS) throw tooManyIds('user_ids', MAX_IDS);
    const found = await read.users.byIds([...new Set(userIds)].filter(isUuid));
    const visible = new Map(found.map((member) => [member.user.id, shown(member, actor)]));
    const people = Object.fromEntries(userIds.map((id) => [id, { person: visible.get(id.toLowerCase()) }]));
    return { people };
  };

function shown(member: Member, viewer: { companyId: string; companyType: string }): wire.Person | undefined {
  const sight = personSight(member, viewer);
  if (sight === 'none') return undefined;
  return sight === 'all' ? toPerson(member.user) : toName(member.user);
}
