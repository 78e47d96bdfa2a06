import type { Who } from '@setu/contract';
import { type AppError, forbidden, unauthenticated } from '@setu/kit/core';
import type { Principal } from '@setu/proto/identity/sessions';

const managerRoles = ['TEAM_MANAGER', 'TEAM_ADMIN'];
const reviewRoles = [...managerRoles, 'TEAM_PRODUCT_REVIEWER'];

type Rule = (type: string, has: (roles: string[]) => boolean) => boolean;

const rules = {
  public: () => true,
  user: () => true,
  customer: (type) => type === 'customer',
  supplier: (type) => type === 'supplier',
  commerce: (type) => type === 'customer',
  broker: (type) => type === 'broker',
  manager: (type, has) => type === 'broker' && has(managerRoles),
  senior: (type, has) => type === 'broker' && has(['TEAM_ADMIN']),
  reviewer: (type, has) => type === 'broker' && has(['TEAM_PRODUCT_REVIEWER']),
  review: (type, has) => type === 'broker' && has(reviewRoles),
  admin: (_type, has) => has(['ROLE_ADMIN']),
} satisfies Record<Who, Rule>;

/**
 * Returns why this caller may not use routes of this class, or null if they may. It does not check access to a
 * particular object.
 */
export const refusalFor = (who: Who, principal: Principal | null): AppError | null => {
  if (who === 'public') return null;
  if (!principal?.actor) return unauthenticated();
  const { companyType, roles, commerceAllowed } = principal.actor;
  const allowed = rules[who](companyType, (wanted) => wanted.some((role) => roles.includes(role)));
  if (!allowed) return forbidden();
  return who === 'commerce' && !commerceAllowed ? forbidden('commerce_not_allowed') : null;
};
