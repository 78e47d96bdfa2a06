import type { Task } from '@setu/kit/process';
import { z } from 'zod';
import type { IdentityDeps } from '../deps.js';
import { mailReset as mail, mailResetTask } from '../passwords/changes/email-reset-link.js';

const asked = z.object({ email: z.string(), locale: z.enum(['en', 'ru']) });

/** Emails a link to set a password, if the address belongs to a user. */
export const mailReset = (deps: IdentityDeps): Task => ({
  name: mailResetTask,
  run: (payload) => mail(deps, asked.parse(payload)),
});
