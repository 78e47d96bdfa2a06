import type { SkuType } from '@setu/contract';
import { use } from 'react';
import { TextsContext, useTexts } from '../../i18n/use-texts';

/** Returns the label of a card's field. Unknown names are returned unchanged. */
type LabelOf = (field: string) => string;

interface FieldLabels {
  /** The label of one field. */
  labelOf: LabelOf;
  /** The label of a value made of several fields, by the first of them: the size, the payment. */
  joinedLabelOf: LabelOf;
}

/** Returns the names of a card's fields. They are the same on every page. Some fields of a service have their own. */
export function useFieldLabels(type: SkuType = 'product'): FieldLabels {
  const texts = use(TextsContext);
  const t = useTexts('card-fields');
  const hasText = (key: string) => texts.exists(key, { ns: 'card-fields' });
  const labelOf: LabelOf = (field) =>
    type === 'service' && hasText(`labelOfService.${field}`)
      ? t(`labelOfService.${field}`, field)
      : t(`label.${field}`, field);
  return {
    labelOf,
    joinedLabelOf: (field) => (hasText(`joined.${field}`) ? t(`joined.${field}`, field) : labelOf(field)),
  };
}
