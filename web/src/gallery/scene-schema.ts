import { z } from 'zod';

/** Accepts any values in a scene's form. */
export const anySchema = z.looseObject({});

/** Returns a schema that rejects the given paths with the given codes, for scenes with errors. */
export const refusing = (codes: Record<string, string>) =>
  anySchema.superRefine((_values, context) => {
    for (const [path, message] of Object.entries(codes)) {
      context.addIssue({ code: 'custom', path: path.split('.'), message });
    }
  });
