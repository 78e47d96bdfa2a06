import { forbidden, unauthenticated } from '@setu/kit/core';
import type { ReviewStatus } from '@setu/proto/words';

/** The caller as these rules see one. */
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

/** Which queues a role sees. */
const queues = {
  manager: ['reviews', 'applications'],
  senior: ['reviews', 'applications'],
  reviewer: ['reviews'],
} as const satisfies Record<Role, readonly ('reviews' | 'applications')[]>;

/** Whose turn a review is: its statuses, and how the caller must stand to it (`none`: nobody is its reviewer yet). */
export interface Waiting {
  statuses: readonly ReviewStatus[];
  as: 'reviewer' | 'manager' | 'none' | 'anyone';
}

/** What waits for a role (specification section 4, "Product review"): a senior finds reviewers and looks after what came back. */
const turns: Record<Role, readonly Waiting[]> = {
  reviewer: [{ statuses: ['created', 'corrected', 'approved'], as: 'reviewer' }],
  manager: [{ statuses: ['reviewed'], as: 'manager' }],
  senior: [
    { statuses: ['created'], as: 'none' },
    { statuses: ['reviewed'], as: 'anyone' },
  ],
};

/** Whether one of the broker's people has the part in reviews and applications. */
export const hasRole = ({ companyType, roles }: Caller, role: Role): boolean =>
  companyType === 'broker' && roles.includes(named[role]);

const rolesOf = (caller: Caller): Role[] => (Object.keys(named) as Role[]).filter((role) => hasRole(caller, role));

/** Whether the caller sees the queue. */
export const sees = (caller: Caller, queue: 'reviews' | 'applications'): boolean =>
  rolesOf(caller).some((role) => queues[role].some((one) => one === queue));

/** What waits for the caller; empty for a broker without a part in reviews. */
export const waitingFor = (caller: Caller): Waiting[] => rolesOf(caller).flatMap((role) => turns[role]);

/** Refuses everybody but the broker's people. */
export function mustBeBroker(caller: Caller): void {
  if (caller.kind !== 'user') throw unauthenticated();
  if (caller.companyType !== 'broker') throw forbidden();
}

/** Refuses whoever does not see the queue. */
export function mustSee(caller: Caller, queue: 'reviews' | 'applications'): void {
  if (caller.kind !== 'user') throw unauthenticated();
  if (!sees(caller, queue)) throw forbidden();
}
