import { z } from 'zod';

/** Takes whatever a scene's form holds. */
export const anySchema = z.looseObject({});

/** Refuses the given paths with the given codes, for scenes of errors. */
export const refusing = (codes: Record<string, string>) =>
  anySchema.superRefine((_values, context) => {
    for (const [path, message] of Object.entries(codes)) {
      context.addIssue({ code: 'custom', path: path.split('.'), message });
    }
  });
