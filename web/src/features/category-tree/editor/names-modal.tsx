import type { BothNames } from '@setu/contract';
import { useId } from 'react';
import { AppForm } from '../../../forms/app-form';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { Stack } from '../../../ui/layout/layout';
import { ModalFrame } from '../../../ui/modal/modal-frame';
import { NamesFields } from './names-fields';

interface NamesModalProps {
  title: string;
  action: string;
  onStore: (names: BothNames) => Promise<unknown>;
  onClose: () => void;
}

const schema = async () => (await import('./names-schema')).namesSchema;

/** Asks for a name in both languages in a dialog. */
export function NamesModal({ title, action, onStore, onClose }: NamesModalProps) {
  const common = useTexts();
  const formId = useId();
  return (
    <ModalFrame
      title={title}
      size="form"
      isDismissable={false}
      closesOnEscape
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button tone="main" type="submit" formId={formId}>
            {action}
          </Button>
        </>
      }
    >
      <AppForm
        id={formId}
        schema={schema}
        initial={{ title: '', translation: '' }}
        onSubmit={({ title: ru, translation: en }) => onStore({ ru: ru.trim(), en: en.trim() })}
        ariaLabel={title}
      >
        <Stack gap={3}>
          <NamesFields isFocusedFirst />
        </Stack>
      </AppForm>
    </ModalFrame>
  );
}
