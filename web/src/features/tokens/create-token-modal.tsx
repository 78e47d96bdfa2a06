import { tokenDays } from '@setu/contract';
import { useId, useState } from 'react';
import { AppForm } from '../../forms/app-form';
import { SelectField } from '../../forms/fields/select-field';
import { TextField } from '../../forms/fields/text-field';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { ModalFrame } from '../../ui/modal/modal-frame';
import type { ModalControls } from '../../ui/modal/modal-store';
import { useCreateTokenMutation } from './api';
import { NewSecret } from './new-secret';
import { type Scope, ScopesField } from './scopes-field';

const schema = async () => (await import('./tokens-schema')).createTokenInput;
const empty: { name: string; scopes: Scope[]; days: string } = { name: '', scopes: [], days: '90' };

/** Asks for a name, the scopes and the expiry, then shows the secret once. */
export function CreateTokenModal({ onClose }: ModalControls<boolean>) {
  const t = useTexts('tokens');
  const common = useTexts();
  const formId = useId();
  const [create] = useCreateTokenMutation();
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
  if (secret !== undefined) return <NewSecret secret={secret} onDone={() => onClose(true)} />;
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
              name="name"
              label={t('create.name')}
              hint={t('create.nameHint')}
              maxLength={60}
              isFocusedFirst
              isRequired
            />
            <ScopesField />
            <SelectField
              name="days"
              label={t('create.days')}
              options={tokenDays.map((days) => ({ value: String(days), label: t('create.dayCount', { count: days }) }))}
              isRequired
            />
          </Stack>
        </AppForm>
      </Stack>
    </ModalFrame>
  );
}
