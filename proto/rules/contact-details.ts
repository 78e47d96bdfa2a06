/** The error of a contact: a code of the validation texts. */
export type ContactFailure = 'required' | 'invalid_phone' | 'invalid_email';

/** Normalises a phone number for storage: a plus sign and digits (specification, section 5). */
export const plainPhone = (typed: string): string => typed.replace(/[\s()\-–.]/g, '');

/**
 * Returns the error of an entered phone number, or undefined. It must be international: a plus sign and 7 to 15 digits
 * (E.164).
 */
export function phoneFailure(typed: string): ContactFailure | undefined {
  const phone = plainPhone(typed);
  if (phone === '') return 'required';
  return /^\+\d{7,15}$/.test(phone) ? undefined : 'invalid_phone';
}

/**
 * Returns the error of an email address, or undefined. A valid address has one @ with text before it and a dot after
 * it, and at most 254 characters.
 */
export function emailFailure(typed: string): ContactFailure | undefined {
  const email = typed.trim();
  if (email === '') return 'required';
  const isValid = email.length <= 254 && /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(\.[^\s@.\p{Cc}]+)+$/u.test(email);
  return isValid ? undefined : 'invalid_email';
}
