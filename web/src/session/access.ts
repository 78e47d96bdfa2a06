import type { CompanyType, PageContext, UserPermission } from '@setu/contract';

/** Who may open a screen. `{any}` needs one of the permissions. `{company}` is for users of such companies. */
export type Access = 'public' | 'user' | 'anonymous' | { any: UserPermission[] } | { company: CompanyType };

type User = PageContext['user'];

export const hasPermission = (user: User, permission: UserPermission): boolean =>
  user?.permissions.includes(permission) ?? false;

/** Checks access for display only, because the BFF decides. `sign-in` means that a sign-in may help. */
export function checkAccess(access: Access, user: User): 'open' | 'sign-in' | 'forbidden' {
  if (access === 'public' || (access === 'anonymous' && !user)) return 'open';
  if (!user) return 'sign-in';
  if (access === 'user' || access === 'anonymous') return 'open';
  if ('company' in access) return user.company.type === access.company ? 'open' : 'forbidden';
  return access.any.some((permission) => hasPermission(user, permission)) ? 'open' : 'forbidden';
}
