import { z } from 'zod';
import { constants } from './constants.js';
import { phoneFailure } from './contact-details.js';
import { textUpTo } from './values.js';

/** An optional phone number. If entered, it must be valid. */
export const optionalPhone = textUpTo(constants.lineMax)
  .default('')
  .superRefine((phone, context) => {
    const message = phone.trim() === '' ? undefined : phoneFailure(phone);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

/** An optional line of text. */
export const optionalLine = textUpTo(constants.lineMax).default('');

/** The extension of a work phone. */
export const phoneExtension = textUpTo(20).default('');

/** The page that a form was sent from. The specification's client sends it, and the server ignores it. */
export const sentFrom = z.unknown().optional();
