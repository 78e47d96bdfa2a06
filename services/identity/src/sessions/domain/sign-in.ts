import type { CompanyState } from '../../companies/domain/company-state.js';
import type { User } from '../../people/domain/user.js';

/** The reason why a user with the right password may not sign in. */
export type EntryRefusal = 'account_disabled' | 'account_deleted' | 'company_locked';

/** The longest address that RFC 5321 allows. Longer ones never reach the database. */
export const EMAIL_MAX = 254;

/** Trims and lower-cases an address, the form in which addresses are stored and compared. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/**
 * Returns whether a normalized address is valid: one @ with text on both sides, a dot in the domain, no spaces or
 * control characters.
 */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && /^[^\s\p{Cc}@]+@[^\s\p{Cc}@.]+(?:\.[^\s\p{Cc}@.]+)+$/u.test(text);
}

/** Returns why a user with the right password may not sign in, or undefined if they may. */
export function entryRefusal(
  user: Pick<User, 'status'>,
  company: Pick<CompanyState, 'active' | 'deleted'>,
): EntryRefusal | undefined {
  if (user.status === 'deleted' || company.deleted) return 'account_deleted';
  if (user.status !== 'active') return 'account_disabled';
  return company.active ? undefined : 'company_locked';
}
