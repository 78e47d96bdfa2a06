import { z } from 'zod';

/** The contact person for a request. */
export const requestContact = z.strictObject({
  name: z.string(),
  surname: z.string(),
  patronymic: z.string(),
  phone: z.string(),
  email: z.string(),
});
export type RequestContactView = z.infer<typeof requestContact>;
