import { cutTo } from '@setu/contract';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { FieldFrame } from '../../ui/field/field-frame';
import { PasswordControl, TextAreaControl, TextControl } from '../../ui/field/text-control';
import { useFormField } from '../use-form-field';
import type { FieldProps } from './field-props';

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  placeholder?: string;
  /** The language of the text, if it differs from the page's. */
  lang?: string;
  /** The limit in characters as users count them. Further input is cut off. */
  maxLength?: number;
  /** Focuses the field at the start. For the main field of a page, or the first empty one of a dialog. */
  isFocusedFirst?: boolean;
  /** The text can be read and copied but not changed. */
  isReadOnly?: boolean;
}

function useTextInput(name: string, maxLength = Number.POSITIVE_INFINITY, isOneLine = false) {
  const field = useFormField<string>(name);
  return {
    field,
    input: {
      name,
      value: field.value,
      onChange: ({ target: { value } }: { target: { value: string } }) =>
        field.setValue(cutTo(isOneLine ? value.replace(/\s*\n\s*/g, ' ') : value, maxLength)),
      onBlur: field.markLeft,
    },
  };
}

/** A single-line text field. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, isRequired, isDisabled, isReadOnly, maxLength, isFocusedFirst, ...rest } = props;
  const { field, input } = useTextInput(name, maxLength);
  return (
    <FieldFrame label={label} hint={hint} error={field.error} isRequired={isRequired} id={field.id}>
      {(links) => (
        <TextControl
          {...links}
          {...input}
          {...rest}
          autoFocus={isFocusedFirst}
          data-autofocus={isFocusedFirst || undefined}
          disabled={isDisabled}
          readOnly={isReadOnly}
          required={isRequired}
        />
      )}
    </FieldFrame>
  );
}

/** A multi-line text field. With one row, it is a long line that wraps: it takes no line breaks. */
export function TextAreaField({
  name,
  label,
  hint,
  isRequired,
  isDisabled,
  maxLength,
  ...rest
}: TextFieldProps & { rows?: number }) {
  const isOneLine = rest.rows === 1;
  const { field, input } = useTextInput(name, maxLength, isOneLine);
  return (
    <FieldFrame label={label} hint={hint} error={field.error} isRequired={isRequired} id={field.id}>
      {(links) => (
        <TextAreaControl
          {...links}
          {...input}
          {...rest}
          data-one-line={isOneLine || undefined}
          disabled={isDisabled}
          required={isRequired}
        />
      )}
    </FieldFrame>
  );
}

/** A password field. `autoComplete` is `current-password` or `new-password`. */
export function PasswordField({
  name,
  label,
  hint,
  isRequired,
  isDisabled,
  autoComplete,
  isFocusedFirst,
}: TextFieldProps) {
  const { field, input } = useTextInput(name);
  return (
    <FieldFrame label={label} hint={hint} error={field.error} isRequired={isRequired} id={field.id}>
      {(links) => (
        <PasswordControl
          {...links}
          {...input}
          autoComplete={autoComplete}
          data-autofocus={isFocusedFirst || undefined}
          disabled={isDisabled}
          required={isRequired}
        />
      )}
    </FieldFrame>
  );
}
