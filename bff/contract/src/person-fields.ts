import { z } from 'zod';
import { constants } from './constants.js';
import { phoneFailure } from './contact-details.js';
import { textUpTo } from './values.js';

/** A phone that may be left out, but is right where it is given. */
export const optionalPhone = textUpTo(constants.lineMax)
  .default('')
  .superRefine((phone, context) => {
    const message = phone.trim() === '' ? undefined : phoneFailure(phone);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

/** A line that may be left out. */
export const optionalLine = textUpTo(constants.lineMax).default('');

/** The digits after a work phone. */
export const phoneExtension = textUpTo(20).default('');

/** The page a form was sent from, as the specification's client says; nothing depends on it. */
export const sentFrom = z.unknown().optional();
