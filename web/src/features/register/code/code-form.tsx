import { type RegistrationView, screenPath } from '@setu/contract';
import { useNavigate, useSearchParams } from 'react-router';
import { AppForm } from '../../../forms/app-form';
import { TextField } from '../../../forms/fields/text-field';
import { SubmitButton } from '../../../forms/submit-button';
import { useTexts } from '../../../i18n/use-texts';
import { pathOfRoute } from '../../../session/screens';
import { useEntered } from '../../../session/use-entered';
import { ButtonLink } from '../../../ui/button/button';
import { IconArrowLeft } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { useConfirmRegistrationMutation } from '../api';
import styles from '../register.module.css';
import { forgetTyped } from '../typed-registration';
import { CodeAgain } from './code-again';

const schema = async () => (await import('../registration-schemas')).registrationCodeInput;

const formPath = `${screenPath('fos_user_registration_register')}?step=form`;

interface CodeFormProps {
  registration: RegistrationView;
  /** Empty if this device does not know it. */
  email: string;
  onConfirmed: () => void;
}

/**
 * Asks for the code. Offers a new code after a pause and the way back to the form. The correct code signs the user in.
 */
export function CodeForm({ registration: { id, resend_seconds }, email, onConfirmed }: CodeFormProps) {
  const t = useTexts('register');
  const [params] = useSearchParams();
  const [confirm] = useConfirmRegistrationMutation();
  const navigate = useNavigate();
  const entered = useEntered();
  const submit = async ({ code }: { code: string }) => {
    const { route } = await confirm({ id, code }).unwrap();
    onConfirmed();
    forgetTyped();
    await entered();
    navigate(pathOfRoute(route) ?? '/', { replace: true });
  };
  return (
    <AppForm
      schema={schema}
      initial={{ code: params.get('code') ?? '' }}
      onSubmit={submit}
      ariaLabel={t('code.heading')}
    >
      <Stack gap={5}>
        <Text tone="secondary">{email === '' ? t('code.sent') : t('code.sentTo', { email })}</Text>
        <div className={styles.code}>
          <TextField
            name="code"
            label={t('code.field')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            isRequired
          />
        </div>
        <CodeAgain id={id} seconds={resend_seconds} />
        <div className={styles.foot}>
          <ButtonLink to={formPath} icon={IconArrowLeft}>
            {t('code.back')}
          </ButtonLink>
          <SubmitButton>{t('code.action')}</SubmitButton>
        </div>
      </Stack>
    </AppForm>
  );
}
