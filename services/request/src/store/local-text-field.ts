import type { LocalText } from '../requests/domain/local-text.js';
import type { Field } from './fields.js';

/** A text in both languages, stored in two columns: `<name>_en` and `<name>_ru`. */
export const localText = <Name extends string>(
  name: Name,
): Field<Record<`${Name}_en` | `${Name}_ru`, string>, LocalText> => ({
  read: (row) => ({ en: row[`${name}_en`], ru: row[`${name}_ru`] }),
  write: ({ en, ru }) => ({ [`${name}_en`]: en, [`${name}_ru`]: ru }) as Record<`${Name}_en` | `${Name}_ru`, string>,
});
