import { formatFileSize } from '../../i18n/file-size';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { FieldNote } from '../../ui/field/field-frame';
import { FileDrop } from '../../ui/file-list/file-drop';
import { IconX } from '../../ui/icon/icons';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { useFormField } from '../use-form-field';
import type { FieldProps } from './field-props';

interface ChosenFileFieldProps extends Omit<FieldProps, 'label'> {
  label: string;
  /** The accepted extensions, without a dot. */
  types: string[];
  maxSize: number;
}

/** One file that is sent with the form. The form's value is the chosen file, or null. */
export function ChosenFileField({ name, label, hint, types, maxSize }: ChosenFileFieldProps) {
  const t = useTexts();
  const field = useFormField<File | null>(name);
  const noteId = `${field.id}-note`;
  const { value } = field;
  return (
    <Stack gap={2}>
      <Text as="span" size={13} tone="secondary">
        {label}
      </Text>
      {value ? (
        <div>
          <Text as="span">{`${value.name}, ${formatFileSize(value.size)} `}</Text>
          <Button size="small" tone="quiet" icon={IconX} onClick={() => field.setValue(null)}>
            {t('actions.clear')}
          </Button>
        </div>
      ) : (
        <FileDrop
          id={field.id}
          label={label}
          describedBy={noteId}
          types={types}
          maxSize={maxSize}
          onFiles={([file]) => file && field.setValue(file)}
        />
      )}
      <FieldNote id={noteId} hint={hint} error={field.error} />
    </Stack>
  );
}
