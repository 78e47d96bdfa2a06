import type { PageContext } from '@setu/contract';
import { hasPermission } from '../../session/access';

/** Who reads that the regulation is not signed: one who may sign it for the company himself, or a colleague of his. */
export const registrationReader = (user: PageContext['user']): 'signer' | 'colleague' =>
  hasPermission(user, 'regulation_sign') ? 'signer' : 'colleague';
