import type { CompanyState } from '../../companies/domain/company-state.js';
import type { User } from '../../people/domain/user.js';

/** What stops a person whose password was right. */
export type EntryRefusal = 'account_disabled' | 'account_deleted' | 'company_locked';

/** No address is longer (RFC 5321); nothing longer reaches the database. */
export const EMAIL_MAX = 254;

/** Lower-cased and trimmed: how addresses are stored and compared. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Takes a normalised address: one @, something on both sides, a dot in the domain, no blanks or control characters. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && /^[^\s\p{Cc}@]+@[^\s\p{Cc}@.]+(?:\.[^\s\p{Cc}@.]+)+$/u.test(text);
}

/** Takes a person whose password was right; gives why he may not enter, nothing when he may. */
export function entryRefusal(
  user: Pick<User, 'status'>,
  company: Pick<CompanyState, 'active' | 'deleted'>,
): EntryRefusal | undefined {
  if (user.status === 'deleted' || company.deleted) return 'account_deleted';
  if (user.status !== 'active') return 'account_disabled';
  return company.active ? undefined : 'company_locked';
}
