import type { Task } from '@setu/kit/process';
import { z } from 'zod';
import type { IdentityDeps } from '../deps.js';
import { emailResetLinkTask, emailResetLink as mail } from '../passwords/changes/email-reset-link.js';

const payloadShape = z.object({ email: z.string(), locale: z.enum(['en', 'ru']) });

/** Emails a link to set a password, if the address belongs to a user. */
export const emailResetLink = (deps: IdentityDeps): Task => ({
  name: emailResetLinkTask,
  run: (payload) => mail(deps, payloadShape.parse(payload)),
});
