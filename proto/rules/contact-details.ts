/** What is wrong with a contact: a code of the validation texts. */
export type ContactFailure = 'required' | 'invalid_phone' | 'invalid_email';

/** A phone as it is kept: plus and digits (specification, section 5). */
export const plainPhone = (typed: string): string => typed.replace(/[\s()\-–.]/g, '');

/** What is wrong with a phone as typed: it is international, plus and 7 to 15 digits (E.164). */
export function phoneFailure(typed: string): ContactFailure | undefined {
  const phone = plainPhone(typed);
  if (phone === '') return 'required';
  return /^\+\d{7,15}$/.test(phone) ? undefined : 'invalid_phone';
}

/** What is wrong with an e-mail address: one @, something before it, a dot behind it, no longer than addresses get. */
export function emailFailure(typed: string): ContactFailure | undefined {
  const email = typed.trim();
  if (email === '') return 'required';
  const isWhole = email.length <= 254 && /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(\.[^\s@.\p{Cc}]+)+$/u.test(email);
  return isWhole ? undefined : 'invalid_email';
}
