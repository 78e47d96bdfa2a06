import type { CardField } from './card-fields';
import { sectionFields } from './card-fields';
import type { CardValues } from './card-values';

/** Fields whose value is another one, in the order of the page. */
export const differentFields = (before: CardValues, now: CardValues): CardField[] =>
  (Object.values(sectionFields).flat() as CardField[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(now[field]),
  );
