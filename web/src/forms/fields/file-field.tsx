import type { FileView } from '@setu/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { FieldNote } from '../../ui/field/field-frame';
import { FileDrop } from '../../ui/file-list/file-drop';
import { FileList } from '../../ui/file-list/file-list';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { useFieldFault } from '../use-field-fault';
import { useFormField } from '../use-form-field';
import { useUploads } from '../use-uploads';
import type { FieldProps } from './field-props';
import { UploadProgress } from './upload-progress';

interface FileFieldProps extends Omit<FieldProps, 'label'> {
  label: string;
  /** True if the heading above has the same words. The control keeps its name for screen readers. */
  isLabelHidden?: boolean;
  /** Adds the form's own data to a stored file, such as its expiry date. */
  complete?: (file: FileView) => FileView;
  /** Fields about one of the files, shown below it. */
  below?: (at: number) => ReactNode;
  /** The maximum number of files. Further files are not uploaded. */
  max?: number;
}

/** Attachments. The form's value is the list of stored files. Each file is uploaded as soon as it is chosen. */
export function FileField(props: FileFieldProps) {
  const { name, label, hint, isDisabled, max, below, complete = (file) => file } = props;
  const t = useTexts();
  const field = useFormField<FileView[]>(name);
  const { limits, uploading, fault, warnings, add, remove } = useUploads(
    field.value,
    (files) => field.setValue(files.map(complete)),
    {
      max,
    },
  );
  useFieldFault(name, uploading.length > 0 ? t('files.wait') : undefined);
  const noteId = `${field.id}-note`;
  return (
    <Stack gap={2}>
      {!props.isLabelHidden && (
        <Text as="span" size={13} tone="secondary">
          {label}
        </Text>
      )}
      {field.value.length > 0 && (
        <FileList files={field.value} onRemove={isDisabled ? undefined : remove} below={below} />
      )}
      {limits && (
        <FileDrop
          id={field.id}
          label={label}
          describedBy={noteId}
          types={limits.types}
          maxSize={limits.size}
          onFiles={add}
          isDisabled={isDisabled}
        />
      )}
      <UploadProgress uploading={uploading} warnings={warnings} />
      <FieldNote id={noteId} hint={hint} error={field.error ?? fault} />
    </Stack>
  );
}
