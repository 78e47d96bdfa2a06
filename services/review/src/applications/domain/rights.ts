import type { ObjectPermission } from '@setu/proto/words';

/** The caller as these rules see one: whoever sees applications at all. */
export interface ApplicationCaller {
  userId: string;
  roles: readonly string[];
}

/** Whose an application is; nobody's when absent. */
export interface InCare {
  managerId: string | undefined;
}

const isSenior = ({ roles }: ApplicationCaller): boolean => roles.includes('TEAM_ADMIN');

/** Its manager, any manager while it has none, a senior always. */
export const mayManage = ({ managerId }: InCare, caller: ApplicationCaller): boolean =>
  isSenior(caller) || managerId === undefined || managerId === caller.userId;

/** A senior gives it to anybody; a manager takes nobody's for himself. */
export const mayGive = ({ managerId }: InCare, to: string, caller: ApplicationCaller): boolean =>
  isSenior(caller) || (managerId === undefined && to === caller.userId);

/** What the caller may do with an application, in the fixed order. */
export function applicationPermissions(
  application: InCare,
  caller: ApplicationCaller,
  { isOpen, mayReject }: { isOpen: boolean; mayReject: boolean },
): ObjectPermission[] {
  const manages = mayManage(application, caller);
  return [
    'view',
    ...(manages ? (['manage'] as const) : []),
    ...(isOpen && isSenior(caller) ? (['manager_change'] as const) : []),
    ...(isOpen && manages && mayReject ? (['reject'] as const) : []),
  ];
}
