import { type SupplierTextField, type SupplierTextName, supplierTexts } from '@setu/contract';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { PhoneField } from '../../../forms/fields/phone-field';
import { TextAreaField, TextField } from '../../../forms/fields/text-field';
import { useTexts } from '../../../i18n/use-texts';

interface SupplierTextProps {
  /** The field's name in the application, which also names its label. */
  field: SupplierTextName;
  /** The field's name in this form. Default: the same. */
  name?: string;
  hint?: string;
  /** Overrides whether the field is required. */
  isRequired?: boolean;
  /** The number of visible lines. */
  rows?: number;
}

const described = Object.fromEntries(supplierTexts.map(([, field]) => [field.name, field])) as Record<
  SupplierTextName,
  SupplierTextField
>;

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

/** Enters a text of a supplier's form as the form's description says. Phone numbers are Indian unless another country is chosen. */
export function SupplierText({ field, name = field, hint, isRequired, rows }: SupplierTextProps) {
  const t = useTexts('applications');
  const { kind, max, isRequired: isNeeded } = described[field];
  const shared = { name, label: t(`fields.${field}`), hint, isRequired: isRequired ?? isNeeded };
  if (kind === 'phone') return <PhoneField {...shared} home="IN" />;
  const text = { ...shared, autoComplete: completed[field], maxLength: max };
  if (rows || kind === 'lines') return <TextAreaField {...text} rows={rows} />;
  return <TextField {...text} {...(kind && inputs[kind])} />;
}
