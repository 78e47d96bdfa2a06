import { forbidden, unauthenticated } from '@setu/kit/core';
import type { ReviewStatus } from '@setu/proto/words';

/** The caller, with the fields that these rules use. */
export interface Caller {
  kind: string;
  companyType: string;
  userId: string;
  roles: readonly string[];
}

type Role = 'manager' | 'senior' | 'reviewer';

const named: Record<Role, string> = {
  manager: 'TEAM_MANAGER',
  senior: 'TEAM_ADMIN',
  reviewer: 'TEAM_PRODUCT_REVIEWER',
};

/** The queues that each role can view. */
const queues = {
  manager: ['reviews', 'applications'],
  senior: ['reviews', 'applications'],
  reviewer: ['reviews'],
} as const satisfies Record<Role, readonly ('reviews' | 'applications')[]>;

/**
 * The reviews that a role is responsible for: their statuses, and the caller's relation to them. `none` means that no
 * reviewer is assigned yet.
 */
export interface Waiting {
  statuses: readonly ReviewStatus[];
  as: 'reviewer' | 'manager' | 'none' | 'anyone';
}

/**
 * The reviews that wait for each role (specification section 4, "Product review"). A senior manager assigns reviewers
 * and follows up on returned reviews.
 */
const turns: Record<Role, readonly Waiting[]> = {
  reviewer: [{ statuses: ['created', 'corrected', 'approved'], as: 'reviewer' }],
  manager: [{ statuses: ['reviewed'], as: 'manager' }],
  senior: [
    { statuses: ['created'], as: 'none' },
    { statuses: ['reviewed'], as: 'anyone' },
  ],
};

/** Checks whether the caller belongs to the broker and has the role in reviews and applications. */
export const hasRole = ({ companyType, roles }: Caller, role: Role): boolean =>
  companyType === 'broker' && roles.includes(named[role]);

const rolesOf = (caller: Caller): Role[] => (Object.keys(named) as Role[]).filter((role) => hasRole(caller, role));

/** Checks whether the caller can view the queue. */
export const canSee = (caller: Caller, queue: 'reviews' | 'applications'): boolean =>
  rolesOf(caller).some((role) => queues[role].some((one) => one === queue));

/** Returns the reviews that wait for the caller. Returns none for a user of the broker without a role in reviews. */
export const waitingFor = (caller: Caller): Waiting[] => rolesOf(caller).flatMap((role) => turns[role]);

/** Throws an error for a caller who is not a user of the broker. */
export function mustBeBroker(caller: Caller): void {
  if (caller.kind !== 'user') throw unauthenticated();
  if (caller.companyType !== 'broker') throw forbidden();
}

/** Throws an error for a caller who cannot view the queue. */
export function mustSee(caller: Caller, queue: 'reviews' | 'applications'): void {
  if (caller.kind !== 'user') throw unauthenticated();
  if (!canSee(caller, queue)) throw forbidden();
}
