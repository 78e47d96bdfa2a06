import { z } from 'zod';
import { langs } from './values.js';

/** What the broker verifies about a supplier. */
export const companyChecks = ['registration', 'tax', 'export', 'bank', 'site'] as const;

/** A completed check: the evidence for it and the day. */
export const companyCheckView = z.strictObject({
  kind: z.enum(companyChecks),
  note: z.string(),
  checked_on: z.string(),
  langs,
});
