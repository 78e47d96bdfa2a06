import type { PasswordsService } from '@setu/proto/identity/passwords';
import type { Rpcs } from '../../served.js';
import { changePassword } from './change-password.js';
import { getPasswordReset } from './get-password-reset.js';
import { requestPasswordReset } from './request-password-reset.js';
import { resetPassword } from './reset-password.js';

/** The rpcs of passwords. */
export const passwordRpcs = {
  requestPasswordReset,
  getPasswordReset,
  resetPassword,
  changePassword,
} satisfies Rpcs<typeof PasswordsService>;
