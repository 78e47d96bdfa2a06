import { z } from 'zod';
import { eachContactField } from './contact-fields.js';

/** A company's contact person. Fields that were not entered are empty. */
export const contactView = z.strictObject(eachContactField(() => z.string()));
export type ContactView = z.infer<typeof contactView>;
