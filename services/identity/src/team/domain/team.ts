import { forbidden, invalid, notFound, refused } from '@setu/kit/core';
import type { ObjectPermission, PersonRole, UserStatus } from '@setu/proto/words';
import { isCompanyAdmin, isSystemAdmin } from '../../people/domain/roles.js';
import type { User } from '../../people/domain/user.js';

/** What the list of a team can be sorted by. */
export const teamSorts = ['name', 'roles', 'status', 'email'] as const;
export type TeamSort = (typeof teamSorts)[number];

/** Who looks at a person, or removes one. */
export interface TeamActor {
  userId: string;
  companyId: string;
  companyType: string;
  roles: readonly string[];
}

type Teammate = Pick<User, 'id' | 'companyId' | 'roles' | 'status'>;

/** Whether a profile is open to a reader: a colleague's, or everybody's to a broker; of who was removed to admins alone. */
export function seesProfile(actor: TeamActor, person: Teammate): boolean {
  const isColleague = actor.companyId === person.companyId;
  if (!isColleague && actor.companyType !== 'broker') return false;
  return person.status !== 'deleted' || actor.companyType === 'broker' || isCompanyAdmin(actor.roles);
}

/** Why somebody may not be removed; undefined: he may. A system admin is removed by one of his kind alone. */
export function removalRefusal(actor: TeamActor, person: Teammate): 'not_oneself' | 'admin_only' | undefined {
  if (actor.userId === person.id) return 'not_oneself';
  const isAboveActor = person.roles.includes('ROLE_ADMIN') && !actor.roles.includes('ROLE_ADMIN');
  return isAboveActor ? 'admin_only' : undefined;
}

/** Whether somebody may give a person a picture: himself, and his company's admin. */
export function maySetAvatar(actor: TeamActor, person: Teammate): boolean {
  if (person.status === 'deleted' || actor.companyId !== person.companyId) return false;
  return actor.userId === person.id || isCompanyAdmin(actor.roles);
}

/** What a reader may do with a person whose profile he sees. */
export function teammatePermissions(actor: TeamActor, person: Teammate): ObjectPermission[] {
  const isOurs = actor.companyId === person.companyId && isCompanyAdmin(actor.roles);
  const mayRemove = isOurs && person.status !== 'deleted' && removalRefusal(actor, person) === undefined;
  return ['view', ...(actor.userId === person.id ? ['edit' as const] : []), ...(mayRemove ? ['delete' as const] : [])];
}

/** Whether somebody keeps the people of any company: a system admin. */
export const keepsEverybody = ({ companyType, roles }: Pick<TeamActor, 'companyType' | 'roles'>): boolean =>
  isSystemAdmin(companyType, roles);

/** Refuses whoever may not remove this person; to a company's admin foreign people are not there. */
export function demandRemoval(actor: TeamActor, person: Teammate | undefined): asserts person is Teammate {
  const isEverybodys = keepsEverybody(actor);
  if (!isCompanyAdmin(actor.roles) && !isEverybodys) throw forbidden();
  if (person === undefined || !(isEverybodys || person.companyId === actor.companyId)) throw notFound();
  const why = removalRefusal(actor, person);
  if (why !== undefined) throw refused(why);
}

const managing: readonly PersonRole[] = ['TEAM_MANAGER', 'TEAM_ADMIN'];
const reviewing: readonly PersonRole[] = ['TEAM_PRODUCT_REVIEWER'];

const hasAny = (roles: readonly PersonRole[], wanted: readonly PersonRole[]): boolean =>
  wanted.some((role) => roles.includes(role));

/** The roles of which an heir needs one each; none: whoever leaves answered for nothing. Requests, companies, cards and reviews are the broker's people's. */
export function heirRoles(companyType: string, roles: readonly PersonRole[]): (readonly PersonRole[])[] {
  if (companyType !== 'broker') return [];
  return [managing, reviewing].filter((kind) => hasAny(roles, kind));
}

/** What a person may do: his roles, and whether he may sign in. */
export type Standing = Pick<User, 'roles' | 'status'>;

/** The roles somebody answers by no more: those of a kind he gives up, all when he is not to sign in. */
export function rolesGivenUp(companyType: string, before: Standing, after: Standing): PersonRole[] {
  const isOut = before.status === 'active' && after.status !== 'active';
  const given = heirRoles(companyType, before.roles).filter((kind) => isOut || !hasAny(after.roles, kind));
  return before.roles.filter((role) => given.some((kind) => kind.includes(role)));
}

/** Whether these are roles of somebody who answers for requests, companies and cards, and for reviews. */
export const dutiesOf = (roles: readonly PersonRole[]) => ({
  managing: hasAny(roles, managing),
  reviewing: hasAny(roles, reviewing),
});

interface Candidate {
  id: string;
  companyId: string;
  roles: readonly PersonRole[];
  status: UserStatus;
}

/** Whether somebody can take over from who leaves. */
export function mayInherit(candidate: Candidate, leaver: Teammate & { companyType: string }): boolean {
  if (candidate.id === leaver.id || candidate.companyId !== leaver.companyId || candidate.status !== 'active')
    return false;
  return heirRoles(leaver.companyType, leaver.roles).every((kind) => hasAny(candidate.roles, kind));
}

export const heirRequired = () => invalid({ heir: 'required' });
export const heirUnfit = () => invalid({ heir: 'invalid_option' });
