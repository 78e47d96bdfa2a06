import type { ObjectPermission } from '@setu/proto/words';

/** The caller, with the fields that these rules use. The caller is already allowed to view applications. */
export interface ApplicationCaller {
  userId: string;
  roles: readonly string[];
}

/** The manager of an application, or undefined when it is unassigned. */
export interface Managed {
  managerId: string | undefined;
}

const isSenior = ({ roles }: ApplicationCaller): boolean => roles.includes('TEAM_ADMIN');

/**
 * Checks whether the caller may manage an application. Its manager and senior managers may. If it is unassigned, any
 * manager may.
 */
export const mayManage = ({ managerId }: Managed, caller: ApplicationCaller): boolean =>
  isSenior(caller) || managerId === undefined || managerId === caller.userId;

/**
 * Checks whether the caller may assign an application to a user. A senior manager may assign any application to any
 * user. Other managers may only assign unassigned applications to themselves.
 */
export const canAssign = ({ managerId }: Managed, to: string, caller: ApplicationCaller): boolean =>
  isSenior(caller) || (managerId === undefined && to === caller.userId);

/** Returns the caller's permissions for an application in a fixed order. */
export function applicationPermissions(
  application: Managed,
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
