import { useId, useState } from 'react';
import { AppForm } from '../../../forms/app-form';
import { PasswordField } from '../../../forms/fields/text-field';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { ModalFrame } from '../../../ui/modal/modal-frame';

const schema = async () => (await import('../second-factor-schemas')).removeFactorInput;

interface PasswordModalProps {
  title: string;
  text: string;
  action: string;
  isDanger?: boolean;
  onClose: () => void;
  /** Rethrows the server's error, which is then shown at the field. */
  send: (password: string) => Promise<void>;
}

/** Asks for the password again before a change to the sign-in's protection. */
export function PasswordModal({ title, text, action, isDanger, onClose, send }: PasswordModalProps) {
  const t = useTexts('second-factor');
  const common = useTexts();
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  const submit = async ({ current_password }: { current_password: string }) => {
    setBusy(true);
    try {
      await send(current_password);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ModalFrame
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button tone={isDanger ? 'dangerFilled' : 'main'} type="submit" formId={formId} isBusy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text tone="secondary">{text}</Text>
        <AppForm id={formId} schema={schema} initial={{ current_password: '' }} ariaLabel={title} onSubmit={submit}>
          <PasswordField
            name="current_password"
            label={t('password')}
            autoComplete="current-password"
            isFocusedFirst
            isRequired
          />
        </AppForm>
      </Stack>
    </ModalFrame>
  );
}
