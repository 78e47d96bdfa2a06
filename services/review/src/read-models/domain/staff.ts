import type { PersonRole } from '@setu/proto/words';

/** The roles that review cards, and the roles that manage them. */
export const reviewerRoles: readonly PersonRole[] = ['TEAM_PRODUCT_REVIEWER'];
export const managerRoles: readonly PersonRole[] = ['TEAM_MANAGER', 'TEAM_ADMIN'];
