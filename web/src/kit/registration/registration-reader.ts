import type { PageContext } from '@setu/contract';
import { hasPermission } from '../../session/access';

/** Returns whether the user may sign the regulation for the company, or is a colleague of those who may. */
export const registrationReader = (user: PageContext['user']): 'signer' | 'colleague' =>
  hasPermission(user, 'regulation_sign') ? 'signer' : 'colleague';
