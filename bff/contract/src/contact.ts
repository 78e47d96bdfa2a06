import { z } from 'zod';

/** A company's contact person. Fields that were not entered are empty. */
export const contactView = z.strictObject({
  name: z.string(),
  surname: z.string(),
  patronymic: z.string(),
  designation: z.string(),
  phone: z.string(),
  additional_phone: z.string(),
  email: z.string(),
  additional_email: z.string(),
});
export type ContactView = z.infer<typeof contactView>;
