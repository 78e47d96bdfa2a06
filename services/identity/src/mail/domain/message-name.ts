import { createHash } from 'node:crypto';
import type { Mail } from './letters.js';

/** What a mail's id begins with, the same whenever it is sent again; nobody knows it who has not been sent that mail. */
export const messageName = ({ key }: Pick<Mail, 'key'>): string =>
  createHash('sha256').update(key).digest('hex').slice(0, 32);
