import {
  type CompanyType,
  companyTypes,
  type PersonRole,
  type UserPermission,
  userPermissions,
} from '@setu/proto/words';

interface Rule {
  types: readonly CompanyType[];
  /** The user needs one of these roles. If absent, every user of the company has the permission. */
  roles?: readonly PersonRole[];
  /** If set, the permission applies only while the company may trade. */
  commerce?: true;
}

const managers = ['TEAM_MANAGER', 'TEAM_ADMIN'] as const;

/** The roles that may sign for a customer. */
export const signingRoles = ['TEAM_GENERAL', 'TEAM_AUTHORIZED', 'ROLE_COMPANY_ADMIN'] as const;

/** The rules of the specification, section 6, one per permission. A permission that no rule grants is denied. */
const rules = {
  cart: { types: ['customer'] },
  commerce: { types: ['customer'], commerce: true },
  request_list: { types: ['customer'], commerce: true },
  request_queue: { types: ['broker'], roles: managers },
  review_queue: { types: ['broker'], roles: [...managers, 'TEAM_PRODUCT_REVIEWER'] },
  reviewer_change: { types: ['broker'], roles: ['TEAM_ADMIN'] },
  application_queue: { types: ['broker'], roles: managers },
  company_list: { types: ['broker'] },
  supplier_create: { types: ['broker'], roles: managers },
  report: { types: ['broker'], roles: ['TEAM_ADMIN'] },
  catalogue_edit: { types: ['broker'], roles: ['ROLE_ADMIN'] },
  company_admin: { types: companyTypes, roles: ['ROLE_COMPANY_ADMIN', 'TEAM_ADMIN'] },
  team_invite: { types: companyTypes, roles: ['ROLE_COMPANY_ADMIN', 'TEAM_ADMIN'] },
  regulation_sign: { types: ['customer'], roles: signingRoles },
} satisfies Record<UserPermission, Rule>;

/**
 * Returns a user's permissions in their fixed order, from the type of company, the roles, and whether the company may
 * trade.
 */
export function permissionsOf(subject: {
  companyType: CompanyType;
  roles: readonly PersonRole[];
  commerceAllowed: boolean;
}): UserPermission[] {
  return userPermissions.filter((name) => {
    const rule: Rule = rules[name];
    return (
      rule.types.includes(subject.companyType) &&
      (rule.roles === undefined || rule.roles.some((role) => subject.roles.includes(role))) &&
      (rule.commerce === undefined || subject.commerceAllowed)
    );
  });
}
