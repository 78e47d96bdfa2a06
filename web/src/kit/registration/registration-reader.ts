import type { PageContext } from '@setu/contract';
import { hasPermission } from '../../session/access';

/** Returns who reads that the regulation is not signed: a user who may sign it for the company, or a colleague. */
export const registrationReader = (user: PageContext['user']): 'signer' | 'colleague' =>
  hasPermission(user, 'regulation_sign') ? 'signer' : 'colleague';
