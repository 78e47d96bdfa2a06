import { useId, useState } from 'react';
import { AppForm } from '../../../forms/app-form';
import { PasswordField, TextField } from '../../../forms/fields/text-field';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { ModalFrame } from '../../../ui/modal/modal-frame';
import type { ModalControls } from '../../../ui/modal/modal-store';
import { notify } from '../../../ui/toast/toast-store';
import { useChangeEmailMutation } from '../api';

const schema = async () => (await import('../own-account-schemas')).changeEmailInput;
const empty = { email: '', current_password: '' };

/** Asks for the new address and the password. Both mailboxes get an email with a link. */
export function ChangeEmailModal({ onClose }: ModalControls<boolean>) {
  const t = useTexts('own-account');
  const common = useTexts();
  const formId = useId();
  const [change] = useChangeEmailMutation();
  const [isBusy, setBusy] = useState(false);
  const submit = async (input: typeof empty) => {
    setBusy(true);
    try {
      await change(input).unwrap();
    } finally {
      setBusy(false);
    }
    notify({ kind: 'success', title: t('pending.sent'), text: t('change.sentText') });
    onClose(true);
  };
  return (
    <ModalFrame
      title={t('change.title')}
      onClose={() => onClose(false)}
      footer={
        <>
          <Button onClick={() => onClose(false)}>{common('actions.cancel')}</Button>
          <Button tone="main" type="submit" formId={formId} isBusy={isBusy}>
            {t('change.action')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text tone="secondary">{t('change.text')}</Text>
        <AppForm id={formId} schema={schema} initial={empty} ariaLabel={t('change.title')} onSubmit={submit}>
          <Stack gap={4}>
            <TextField
              name="email"
              type="email"
              label={t('change.email')}
              autoComplete="email"
              maxLength={254}
              isFocusedFirst
              isRequired
            />
            <PasswordField
              name="current_password"
              label={t('change.password')}
              autoComplete="current-password"
              isRequired
            />
          </Stack>
        </AppForm>
      </Stack>
    </ModalFrame>
  );
}
