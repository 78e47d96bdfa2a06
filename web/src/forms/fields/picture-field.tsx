import { type FileView, pictureTypes } from '@setu/contract';
import { lazy, Suspense, useState } from 'react';
import { withTexts } from '../../i18n/load-texts';
import { useTexts } from '../../i18n/use-texts';
import { pictureAddress } from '../../lib/picture-address';
import { Button } from '../../ui/button/button';
import { FieldNote } from '../../ui/field/field-frame';
import { Row, Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { confirm, type Question } from '../../ui/modal/confirm';
import { PictureAdd } from '../../ui/picture-list/picture-add';
import { useFieldFault } from '../use-field-fault';
import { useFormField } from '../use-form-field';
import { useUploads } from '../use-uploads';
import type { FieldProps } from './field-props';
import { UploadProgress } from './upload-progress';

// The code for dragging loads with the first list of pictures.
const loadList = withTexts(['fields'], () => import('../../ui/picture-list/picture-list'));
const PictureList = lazy(async () => ({ default: (await loadList()).PictureList }));

const kinds = Object.keys(pictureTypes);

interface PictureFieldProps extends Omit<FieldProps, 'isRequired'> {
  max?: number;
  /** True if the heading above has the same words. */
  isLabelHidden?: boolean;
  /** The question before all pictures are removed. Without it they can only be removed one by one. */
  clearing?: Question;
}

/** Pictures in their display order, the first being the main one. Each is uploaded as soon as it is chosen. */
export function PictureField(props: PictureFieldProps) {
  const { name, label, hint, isDisabled = false, max = 20, clearing } = props;
  const common = useTexts();
  const t = useTexts('fields');
  const field = useFormField<FileView[]>(name);
  // The names of stored pictures are not kept, so they are counted.
  const [stored] = useState(() => field.value.map(({ id }) => id));
  const nameOf = ({ id, original_name }: FileView) =>
    original_name || t('pictures.numbered', { number: stored.indexOf(id) + 1 });
  const { limits, uploading, fault, warnings, add, remove } = useUploads(field.value, field.setValue, { kinds });
  useFieldFault(name, uploading.length > 0 ? common('files.wait') : undefined);
  const noteId = `${field.id}-note`;
  const handleMove = (from: number, to: number) => {
    const rest = field.value.filter((_, at) => at !== from);
    field.setValue([...rest.slice(0, to), ...field.value.slice(from, from + 1), ...rest.slice(to)]);
  };
  const clear = async () => {
    if (!clearing || !(await confirm(clearing))) return;
    for (const file of field.value) await remove(file);
  };
  const canClear = clearing !== undefined && !isDisabled && field.value.length > 1;
  const hasRoom = !isDisabled && field.value.length + uploading.length < max;
  return (
    <Stack gap={2}>
      {!props.isLabelHidden && (
        <Text as="span" size={13} tone="secondary">
          {label}
        </Text>
      )}
      <Suspense fallback={<output>{common('states.loading')}</output>}>
        <PictureList
          pictures={field.value.map((picture) => ({
            id: picture.id,
            src: pictureAddress(picture.url, 320),
            name: nameOf(picture),
          }))}
          isDisabled={isDisabled}
          onMove={handleMove}
          onRemove={(id) => {
            const file = field.value.find((one) => one.id === id);
            if (file) void remove(file);
          }}
        >
          {limits && hasRoom && (
            <PictureAdd id={field.id} describedBy={noteId} types={limits.types} maxSize={limits.size} onFiles={add} />
          )}
        </PictureList>
      </Suspense>
      <UploadProgress uploading={uploading} warnings={warnings} />
      <FieldNote id={noteId} hint={hint} error={field.error ?? fault} />
      {canClear && (
        <Row>
          <Button tone="quiet" size="small" onClick={() => void clear()}>
            {clearing.action}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
