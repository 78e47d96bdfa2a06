import { isValidPhoneNumber } from 'libphonenumber-js/max';

/**
 * Returns whether a phone number (a plus and digits) exists in the numbering plan of its country, which knows all kinds
 * of numbers.
 */
export const isKnownPhone = (phone: string): boolean => isValidPhoneNumber(phone);
