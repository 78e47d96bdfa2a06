import { invalid } from '@setu/kit/core';
import { isEmail, normaliseEmail } from './sign-in.js';

/**
 * Validates the sign-in form and returns the email address as it is stored. Throws `invalid` on an empty or malformed
 * field.
 */
export function readEmail({ email, password }: { email: string; password: string }): string {
  const address = normaliseEmail(email);
  const wrong: Record<string, string> = {};
  if (address === '') wrong.email = 'required';
  else if (!isEmail(address)) wrong.email = 'invalid_email';
  if (password === '') wrong.password = 'required';
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return address;
}
