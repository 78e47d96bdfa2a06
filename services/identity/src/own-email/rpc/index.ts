import type { OwnEmailService } from '@setu/proto/identity/own_email';
import type { Rpcs } from '../../served.js';
import { askEmailChange } from './ask-email-change.js';
import { confirmEmail } from './confirm-email.js';
import { getEmailChange } from './get-email-change.js';
import { getEmailConfirmation } from './get-email-confirmation.js';
import { resendEmailChange } from './resend-email-change.js';
import { withdrawEmailChange } from './withdraw-email-change.js';

/** The rpcs of the user's sign-in address. */
export const ownEmailRpcs = {
  getEmailChange,
  askEmailChange,
  resendEmailChange,
  withdrawEmailChange,
  getEmailConfirmation,
  confirmEmail,
} satisfies Rpcs<typeof OwnEmailService>;
