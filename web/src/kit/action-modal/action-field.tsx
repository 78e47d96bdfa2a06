import type { ReactNode } from 'react';
import { SelectField } from '../../forms/fields/select-field';
import { TextAreaField } from '../../forms/fields/text-field';
import type { Option } from '../../ui/field/select-control';

interface Described {
  /** As the call names it. */
  name: string;
  label: string;
  hint?: ReactNode;
  isRequired?: boolean;
}

/** A field of an action's dialog, as data: one of a list, or some lines of text. */
export type ActionField = (Described & { kind: 'choice'; options: Option[] }) | (Described & { kind: 'text' });

/** The field's own control. */
export function ActionFieldControl({ field }: { field: ActionField }) {
  const { kind, ...props } = field;
  if (kind === 'choice') return <SelectField {...props} options={field.options} />;
  return <TextAreaField {...props} rows={4} />;
}

/** What was chosen or typed, in words. */
export function spokenValue(field: ActionField, value: string): string {
  if (field.kind === 'text') return value.trim();
  return field.options.find((option) => option.value === value)?.label ?? '';
}
