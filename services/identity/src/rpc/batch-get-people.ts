import { isUuid } from '@setu/kit/core';
import { type Handler, mustBeUser } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/identity';
import type { IdentityDeps } from '../deps.js';
import { personSight } from '../domain/people.js';
import { tooManyIds } from '../domain/refusals.js';
import type { Member } from '../domain/session.js';
import { toName, toPerson, toViewer } from './wire.js';

const MOST = 500;

/** Signed in. People by id, as far as the caller may see them; `invalid` for more than 500 ids. */
export function batchGetPeople(deps: IdentityDeps): Handler<typeof wire.IdentityService, 'batchGetPeople'> {
  return async ({ userIds }, { actor }) => {
    mustBeUser(actor);
    if (userIds.length > MOST) throw tooManyIds('user_ids', MOST);
    const found = await deps.read.users.byIds([...new Set(userIds)].filter(isUuid));
    const viewer = toViewer(actor);
    const seen = new Map(found.map((member) => [member.user.id, shown(member, viewer)]));
    const people = Object.fromEntries(userIds.map((id) => [id, { person: seen.get(id.toLowerCase()) }]));
    return { people };
  };
}

function shown(member: Member, viewer: { companyId: string; companyType: string }): wire.Person | undefined {
  const sight = personSight(member, viewer);
  if (sight === 'none') return undefined;
  return sight === 'all' ? toPerson(member.user) : toName(member.user);
}
