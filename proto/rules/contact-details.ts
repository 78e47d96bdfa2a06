/** The error of a contact: a code of the validation texts. */
export type ContactFailure = 'required' | 'invalid_phone' | 'phone_extension' | 'unknown_phone' | 'invalid_email';

/**
 * Returns whether a phone number (a plus and digits) exists in the numbering plan of its country. The plans of all
 * countries are large, so the callers of the rule load them: services at their start, pages with their first phone.
 */
export type IsKnownPhone = (phone: string) => boolean;

/**
 * Normalises a phone number for storage: a plus sign and digits (specification, section 5). Understands full-width
 * digits, `tel:` and `тел.` before the number, the international prefixes `00` and `8 10` (Russia), and the numbers of
 * Russia, Kazakhstan and India as people write them (`8 (926) 123-45-67`, `7 747 123 45 67`, `91 98200 12345`,
 * `+91 098200 12345` with the zero of calls within India).
 */
export const plainPhone = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/^\s*(?:tel|тел)[.:\s]*/i, '')
    .replace(/\(0\)|[\s()\-\u2010-\u2015./~]/g, '')
    .replace(/^(00|810)(?=[1-9]\d{9})/, '+')
    .replace(/^[78](?=[34789]\d{9}$)/, '+7')
    .replace(/^(?=91[6-9]\d{9}$)/, '+')
    .replace(/^\+910(?=[1-9]\d{9}$)/, '+91');

const namedExtension = /\d[,;#]*(e?xt?n?|доб|вн|д|#|,|;)\D*\d+$/i;
const numberAndTail = /^(.+?)(?:\s*\(\d{1,5}\)|\s+\/\s*\d{1,5})\s*$/;

/** Returns whether a complete number is followed by an extension, named (`доб. 12`) or not (`(12)`, `/ 12346`). */
function hasExtension(typed: string): boolean {
  const [, number = ''] = numberAndTail.exec(typed.normalize('NFKC')) ?? [];
  return namedExtension.test(plainPhone(typed)) || /^\+\d{10,15}$/.test(plainPhone(number));
}

/** Returns a typed phone number without its extension. */
export const withoutExtension = (typed: string): string =>
  hasExtension(typed) ? typed.replace(/[^\d)]+\d+\D*$/, '') : typed;

/** Returns the error of an entered phone number, or undefined. It must be international and, if checked, exist. */
export function phoneFailure(typed: string, isKnown: IsKnownPhone = () => true): ContactFailure | undefined {
  const phone = plainPhone(typed);
  if (phone === '') return 'required';
  if (hasExtension(typed)) return 'phone_extension';
  if (!/^\+\d{7,15}$/.test(phone)) return 'invalid_phone';
  return isKnown(phone) ? undefined : 'unknown_phone';
}

/**
 * Matches one @ between a name without the punctuation of lists (`<a@b.in>`, `a@b.in;`, `mailto:`) and a domain of at
 * least two labels. A domain may be in any script: `тест@пример.рф`.
 */
const address =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]+@(?:[\p{L}\p{M}\p{N}_](?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}_])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

/** Returns the error of an email address, or undefined. An address has at most 254 characters. */
export function emailFailure(typed: string): ContactFailure | undefined {
  const email = typed.trim();
  if (email === '') return 'required';
  return email.length <= 254 && address.test(email) ? undefined : 'invalid_email';
}
