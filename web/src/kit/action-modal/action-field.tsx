import type { ReactNode } from 'react';
import { RadioField } from '../../forms/fields/radio-field';
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

/** More than a dialog shows at a glance: they fold into a list that drops. */
const mostInSight = 7;

/** The field's own control. */
export function ActionFieldControl({ field }: { field: ActionField }) {
  const { kind, ...props } = field;
  if (kind === 'choice') {
    const Choice = field.options.length > mostInSight ? SelectField : RadioField;
    return <Choice {...props} options={field.options} />;
  }
  return <TextAreaField {...props} rows={4} />;
}

/** What was chosen or typed, in words. */
export function spokenValue(field: ActionField, value: string): string {
  if (field.kind === 'text') return value.trim();
  return field.options.find((option) => option.value === value)?.label ?? '';
}
