import { type CardField, sectionFields } from './card-fields';
import type { CardValues } from './card-values';

/** Returns the changed fields, in the order of the page. */
export const differentFields = (before: CardValues, now: CardValues): CardField[] =>
  Object.values(sectionFields)
    .flat()
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(now[field]));
