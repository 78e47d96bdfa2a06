import { createHash } from 'node:crypto';
import type { Email } from './email.js';

/**
 * Returns the first part of an email's message id. It is the same for every attempt, and only the recipients of the
 * email know it.
 */
export const messageName = ({ key }: Pick<Email, 'key'>): string =>
  createHash('sha256').update(key).digest('hex').slice(0, 32);
