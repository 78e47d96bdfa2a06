import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { FieldNote, RequiredMark } from '../../ui/field/field-frame';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { useFormField } from '../use-form-field';
import type { FieldProps } from './field-props';

// The editor is large, so only the pages that edit text load it.
const RichText = lazy(async () => ({ default: (await import('../../ui/rich-text/rich-text')).RichText }));

type Look = 'lang' | 'format' | 'isSource' | 'onSource' | 'className';

interface RichTextFieldProps extends Omit<FieldProps, 'label'>, Pick<ComponentProps<typeof RichText>, Look> {
  label: string;
  /** Shown after the label. */
  mark?: ReactNode;
}

/** A text with headings, lists, links and tables, or as much of it as its format has. Its value is HTML. */
export function RichTextField({ name, label, mark, hint, isRequired, ...look }: RichTextFieldProps) {
  const field = useFormField<string>(name);
  const noteId = `${field.id}-note`;
  return (
    <Stack gap={2}>
      <Text as="span" size={13} tone="secondary">
        {label}
        {mark}
        {isRequired && <RequiredMark />}
      </Text>
      <Suspense fallback={<Skeleton height={look.format ? '150px' : '360px'} />}>
        <RichText
          id={field.id}
          label={label}
          {...look}
          value={field.value}
          onChange={field.setValue}
          onBlur={field.markLeft}
          isInvalid={field.error !== undefined}
          describedBy={field.error || hint ? noteId : undefined}
        />
      </Suspense>
      <FieldNote id={noteId} hint={hint} error={field.error} />
    </Stack>
  );
}
