import { z } from 'zod';
import { eachContactText } from './contact-fields.js';

/** A company's contact person. Fields that were not entered are empty. */
export const contactView = z.strictObject(eachContactText(() => z.string()));
export type ContactView = z.infer<typeof contactView>;
