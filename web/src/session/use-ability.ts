import type { UserPermission } from '@setu/contract';
import { hasPermission } from './access';
import { useUser } from './use-session';

/** Whether an action exists for this viewer and whether it is possible now; `reasonKey` names the text that says why not. */
export interface Ability<ReasonKey extends string = string> {
  supported: boolean;
  allowed: boolean;
  reasonKey?: ReasonKey;
}

/** True when the signed-in user has the permission. Objects bring their own `permissions` beside this. */
export function useCan(permission: UserPermission): boolean {
  return hasPermission(useUser(), permission);
}

/** True when an object's `permissions` from the server contain the name. */
export function allows<Name extends string>(permissions: readonly Name[] | undefined, name: Name): boolean {
  return permissions?.includes(name) ?? false;
}
