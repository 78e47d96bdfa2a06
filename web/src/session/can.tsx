import type { UserPermission } from '@setu/contract';
import type { ReactNode } from 'react';
import { useCan } from './use-ability';

/** Shows its children to those who have the permission. */
export function Can({
  permission,
  children,
  otherwise = null,
}: {
  permission: UserPermission;
  children: ReactNode;
  otherwise?: ReactNode;
}) {
  return useCan(permission) ? children : otherwise;
}
