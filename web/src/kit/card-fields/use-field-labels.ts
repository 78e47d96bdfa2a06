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
  /** What to write into a field that has a help text. */
  helpOf: LabelOf;
}

/** Returns the names of a card's fields. They are the same on every page. Some fields of a service have texts of their own. */
export function useFieldLabels(type: SkuType = 'product'): FieldLabels {
  const texts = use(TextsContext);
  const t = useTexts('card-fields');
  const hasText = (key: string) => texts.exists(key, { ns: 'card-fields' });
  const textOf = (kind: 'label' | 'help', field: string): string => {
    const isOwn = type === 'service' && hasText(`${kind}OfService.${field}`);
    return t(isOwn ? `${kind}OfService.${field}` : `${kind}.${field}`, { defaultValue: field });
  };
  const labelOf: LabelOf = (field) => textOf('label', field);
  return {
    labelOf,
    helpOf: (field) => textOf('help', field),
    joinedLabelOf: (field) => (hasText(`joined.${field}`) ? t(`joined.${field}`) : labelOf(field)),
  };
}
