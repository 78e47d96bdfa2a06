import type { PersonRole } from '@setu/proto/words';

/** Who checks cards, and who manages them. */
export const reviewerRoles: readonly PersonRole[] = ['TEAM_PRODUCT_REVIEWER'];
export const managerRoles: readonly PersonRole[] = ['TEAM_MANAGER', 'TEAM_ADMIN'];
