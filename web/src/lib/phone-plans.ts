import { isValidPhoneNumber } from 'libphonenumber-js/max';

/**
 * Returns whether a phone number exists in the numbering plan of its country. The plans are large, so import this file
 * only dynamically.
 */
export const isKnownPhone = (phone: string): boolean => isValidPhoneNumber(phone);
