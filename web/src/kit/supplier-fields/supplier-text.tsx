import type { SupplierPart, SupplierTextName } from '@setu/contract';
import { type HTMLInputAutoCompleteAttribute, use, useState } from 'react';
import { PhoneField } from '../../forms/fields/phone-field';
import { TextAreaField, TextField } from '../../forms/fields/text-field';
import { useFormField } from '../../forms/use-form-field';
import { TextsContext, useTexts } from '../../i18n/use-texts';
import { supplierTextNames, supplierTextOf } from './supplier-text-names';

interface SupplierTextProps {
  /** The field's name in the application, which also names its label. */
  field: SupplierTextName;
  /** The field's name in this form. Default: the same. */
  name?: string;
  /** Replaces the field's own hint. */
  hint?: string | undefined;
  /** Overrides whether the field is required. */
  isRequired?: boolean;
  /** The number of visible lines. */
  rows?: number;
  /** The country of phone numbers unless another is chosen. */
  home?: 'IN' | 'RU';
}

/** The input type of a kind, and its maximum length where it differs from the field's. A code may be typed with spaces. */
const inputs = {
  code: { maxLength: 30 },
  site: { type: 'url' },
  email: { type: 'email', maxLength: 254 },
} as const;

const completed: Partial<Record<SupplierTextName, HTMLInputAutoCompleteAttribute>> = {
  company_name: 'organization',
  address: 'street-address',
  contact_name: 'given-name',
  contact_surname: 'family-name',
  designation: 'organization-title',
  email: 'email',
};

/** Enters a text of a supplier as its description says. */
export function SupplierText({ field, name = field, hint: ownHint, isRequired, rows, home = 'IN' }: SupplierTextProps) {
  const t = useTexts('supplier-fields');
  const { kind, max, isRequired: isNeeded } = supplierTextOf[field];
  const hasHint = use(TextsContext).exists(`hint.${field}`, { ns: 'supplier-fields' });
  // An answer that was there before needs no example.
  const { value } = useFormField<string | undefined>(name);
  const [isPrefilled] = useState(Boolean(value));
  const hint = isPrefilled ? undefined : (ownHint ?? (hasHint ? t(`hint.${field}`) : undefined));
  const shared = { name, label: t(`label.${field}`), hint, isRequired: isRequired ?? isNeeded };
  if (kind === 'phone') return <PhoneField {...shared} home={home} />;
  const text = { ...shared, autoComplete: completed[field], maxLength: max };
  if (rows || kind === 'lines') return <TextAreaField {...text} rows={rows} />;
  return <TextField {...text} {...(kind && inputs[kind])} />;
}

interface OtherTextsProps<Part extends SupplierPart> {
  part: Part;
  /** The texts that the page places itself. */
  placed: readonly SupplierTextName<Part>[];
}

/** Enters the texts of a part that its page does not place itself. */
export function OtherSupplierTexts<Part extends SupplierPart>({ part, placed }: OtherTextsProps<Part>) {
  return supplierTextNames(part, placed).map((field) => (
    <div key={field} data-wide={supplierTextOf[field].kind === 'lines' || undefined}>
      <SupplierText field={field} />
    </div>
  ));
}
