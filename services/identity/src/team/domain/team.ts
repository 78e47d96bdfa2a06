import { forbidden, invalid, notFound, refused } from '@setu/kit/core';
import type { SortKeyOf } from '@setu/proto/list-sorts';
import type { ObjectPermission, PersonRole, UserStatus } from '@setu/proto/words';
import { isCompanyAdmin, isSystemAdmin } from '../../people/domain/roles.js';
import type { User } from '../../people/domain/user.js';

/** The sort keys of the team list. */
export type TeamSort = SortKeyOf<'users'>;

/** The user who views or removes another user. */
export interface TeamActor {
  userId: string;
  companyId: string;
  companyType: string;
  roles: readonly string[];
}

type Teammate = Pick<User, 'id' | 'companyId' | 'roles' | 'status'>;

/**
 * Returns whether a user may see a profile. Users see their colleagues, and the broker's users see everyone. Removed
 * users are visible only to admins of their company and to the broker.
 */
export function seesProfile(actor: TeamActor, person: Teammate): boolean {
  const isColleague = actor.companyId === person.companyId;
  if (!isColleague && actor.companyType !== 'broker') return false;
  return person.status !== 'deleted' || actor.companyType === 'broker' || isCompanyAdmin(actor.roles);
}

/** Returns why a user may not be removed, or undefined if they may. Only a system admin may remove a system admin. */
export function removalRefusal(actor: TeamActor, person: Teammate): 'not_oneself' | 'admin_only' | undefined {
  if (actor.userId === person.id) return 'not_oneself';
  const isAboveActor = person.roles.includes('ROLE_ADMIN') && !actor.roles.includes('ROLE_ADMIN');
  return isAboveActor ? 'admin_only' : undefined;
}

/** Returns whether a user may set a picture: their own, or that of a colleague if they are the company's admin. */
export function maySetAvatar(actor: TeamActor, person: Teammate): boolean {
  if (person.status === 'deleted' || actor.companyId !== person.companyId) return false;
  return actor.userId === person.id || isCompanyAdmin(actor.roles);
}

/** Returns what a user may do with another user whose profile they see. */
export function teammatePermissions(actor: TeamActor, person: Teammate): ObjectPermission[] {
  const isOwnAdmin = actor.companyId === person.companyId && isCompanyAdmin(actor.roles);
  const mayRemove = isOwnAdmin && person.status !== 'deleted' && removalRefusal(actor, person) === undefined;
  return ['view', ...(actor.userId === person.id ? ['edit' as const] : []), ...(mayRemove ? ['delete' as const] : [])];
}

/** Returns whether a user manages the users of all companies. Only system admins do. */
export const managesAllCompanies = ({ companyType, roles }: Pick<TeamActor, 'companyType' | 'roles'>): boolean =>
  isSystemAdmin(companyType, roles);

/**
 * Throws an error if the actor may not remove this user. For a company's admin, users of other companies are
 * `not_found`.
 */
export function demandRemoval(actor: TeamActor, person: Teammate | undefined): asserts person is Teammate {
  const managesAll = managesAllCompanies(actor);
  if (!isCompanyAdmin(actor.roles) && !managesAll) throw forbidden();
  if (person === undefined || !(managesAll || person.companyId === actor.companyId)) throw notFound();
  const why = removalRefusal(actor, person);
  if (why !== undefined) throw refused(why);
}

const managing: readonly PersonRole[] = ['TEAM_MANAGER', 'TEAM_ADMIN'];
const reviewing: readonly PersonRole[] = ['TEAM_PRODUCT_REVIEWER'];

const hasAny = (roles: readonly PersonRole[], required: readonly PersonRole[]): boolean =>
  required.some((role) => roles.includes(role));

/**
 * Returns groups of roles: a successor needs one role from each group. Empty if the departing user was responsible for
 * nothing. Only the broker's users are responsible for requests, companies, cards and reviews.
 */
export function successorRoles(companyType: string, roles: readonly PersonRole[]): (readonly PersonRole[])[] {
  if (companyType !== 'broker') return [];
  return [managing, reviewing].filter((kind) => hasAny(roles, kind));
}

/** A user's access: their roles and their status. */
export type Access = Pick<User, 'roles' | 'status'>;

/**
 * Returns the roles whose responsibilities a user gives up: the roles of each lost kind, or all of them if the user may
 * no longer sign in.
 */
export function lostRoles(companyType: string, before: Access, after: Access): PersonRole[] {
  const isOut = before.status === 'active' && after.status !== 'active';
  const lost = successorRoles(companyType, before.roles).filter((kind) => isOut || !hasAny(after.roles, kind));
  return before.roles.filter((role) => lost.some((kind) => kind.includes(role)));
}

/**
 * Returns whether these roles are responsible for requests, companies and cards (`managing`), and for reviews
 * (`reviewing`).
 */
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

/** Returns whether the candidate can take over from the departing user. */
export function maySucceed(candidate: Candidate, predecessor: Teammate & { companyType: string }): boolean {
  if (candidate.id === predecessor.id || candidate.companyId !== predecessor.companyId || candidate.status !== 'active')
    return false;
  return successorRoles(predecessor.companyType, predecessor.roles).every((kind) => hasAny(candidate.roles, kind));
}

export const successorRequired = () => invalid({ heir: 'required' });
export const successorInvalid = () => invalid({ heir: 'invalid_option' });
