import { type ContactFailure, phoneFailure as formFailure } from '@setu/proto/contact-details';
import { isValidPhoneNumber } from 'libphonenumber-js/max';

/** Returns whether a phone number exists in the numbering plan of its country, with the plans of all kinds of numbers. */
export const isKnownPhone = (phone: string): boolean => isValidPhoneNumber(phone);

/** Returns the error of an entered phone number, or undefined. It must be international and exist. */
export const phoneFailure = (typed: string): ContactFailure | undefined => formFailure(typed, isKnownPhone);
