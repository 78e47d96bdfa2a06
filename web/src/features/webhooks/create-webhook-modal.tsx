import { useId, useState } from 'react';
import { AppForm } from '../../forms/app-form';
import { TextField } from '../../forms/fields/text-field';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { ModalFrame } from '../../ui/modal/modal-frame';
import type { ModalControls } from '../../ui/modal/modal-store';
import { useCreateWebhookMutation } from './api';
import { type Kind, KindsField } from './kinds-field';
import { NewWebhookSecret } from './new-webhook-secret';

const schema = async () => (await import('./webhooks-schema')).createWebhookInput;
const empty: { url: string; kinds: Kind[] } = { url: '', kinds: [] };

/** Asks for the address and the events, then shows the secret once. */
export function CreateWebhookModal({ onClose }: ModalControls<boolean>) {
  const t = useTexts('webhooks');
  const common = useTexts();
  const formId = useId();
  const [create] = useCreateWebhookMutation();
  const [isBusy, setBusy] = useState(false);
  const [secret, setSecret] = useState<string>();
  const submit = async (input: typeof empty) => {
    setBusy(true);
    try {
      setSecret((await create(input).unwrap()).secret);
    } finally {
      setBusy(false);
    }
  };
  if (secret !== undefined) return <NewWebhookSecret secret={secret} onDone={() => onClose(true)} />;
  return (
    <ModalFrame
      title={t('create.title')}
      onClose={() => onClose(false)}
      footer={
        <>
          <Button onClick={() => onClose(false)}>{common('actions.cancel')}</Button>
          <Button tone="main" type="submit" formId={formId} isBusy={isBusy}>
            {t('create.action')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text tone="secondary">{t('create.lead')}</Text>
        <AppForm id={formId} schema={schema} initial={empty} ariaLabel={t('create.title')} onSubmit={submit}>
          <Stack gap={4}>
            <TextField
              name="url"
              type="url"
              label={t('create.url')}
              hint={t('create.urlHint')}
              maxLength={2000}
              isFocusedFirst
              isRequired
            />
            <KindsField />
          </Stack>
        </AppForm>
      </Stack>
    </ModalFrame>
  );
}
