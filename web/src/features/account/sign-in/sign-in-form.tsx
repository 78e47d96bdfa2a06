import type { LoginView } from '@setu/contract';
import { lazy, Suspense, useState } from 'react';
import { toProblem } from '../../../api/problem';
import { AppForm } from '../../../forms/app-form';
import { useCaptcha } from '../../../forms/captcha/use-captcha';
import { CaptchaField } from '../../../forms/fields/captcha-field';
import { CheckboxField } from '../../../forms/fields/checkbox-field';
import { PasswordField, TextField } from '../../../forms/fields/text-field';
import { FormAlert } from '../../../forms/form-alert';
import { SubmitButton } from '../../../forms/submit-button';
import { withTexts } from '../../../i18n/load-texts';
import { useTexts } from '../../../i18n/use-texts';
import { useEnter } from '../../../session/use-entered';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import { type Credentials, useSignIn } from './use-sign-in';

const schema = async () => (await import('./sign-in-schema')).loginInput;
// Most users have no second factor.
const SecondStep = lazy(
  withTexts(['second-factor'], async () => ({
    default: (await import('../../second-factor/public')).SecondStep,
  })),
);

interface SignInFormProps {
  /** The initial values: a demo account, or the user whose session has expired. */
  initial?: Partial<Credentials>;
  /** True if the email cannot be changed, because the page of that account is open behind the form. */
  isSamePerson?: boolean;
  onSignedIn: () => void | Promise<void>;
}

/** Asks for the password and, if necessary, for the second factor. */
export function SignInForm({ initial, isSamePerson, onSignedIn }: SignInFormProps) {
  const enter = useEnter();
  const [second, setSecond] = useState<Required<LoginView>['second']>();
  const [typed, setTyped] = useState(initial);
  const [why, setWhy] = useState<string>();
  if (second) {
    return (
      <Suspense fallback={<SkeletonText />}>
        <SecondStep
          step={second}
          onDone={async () => {
            await enter();
            await onSignedIn();
          }}
          onBack={(reason) => {
            setWhy(reason);
            setSecond(undefined);
          }}
        />
      </Suspense>
    );
  }
  return (
    <>
      <FormAlert status={why === undefined ? undefined : { text: why }} />
      <PasswordStep
        initial={typed}
        isSamePerson={isSamePerson}
        onRight={async ({ second: step }, { _username, _remember_me }) => {
          if (!step) return onSignedIn();
          setTyped({ _username, _remember_me });
          setSecond(step);
        }}
      />
    </>
  );
}

interface PasswordStepProps extends Pick<SignInFormProps, 'initial' | 'isSamePerson'> {
  onRight: (view: LoginView, credentials: Credentials) => void | Promise<void>;
}

/**
 * Asks for email, password, “remember me”, and a captcha once the server requires one. Its messages are above the
 * fields.
 */
function PasswordStep({ initial, isSamePerson = false, onRight }: PasswordStepProps) {
  const t = useTexts('account');
  const signIn = useSignIn();
  const captcha = useCaptcha();
  const submit = async (credentials: Credentials) => {
    try {
      await onRight(await signIn(credentials, await captcha.answer()), credentials);
    } catch (error) {
      if (captcha.round > 0 || toProblem(error).needsCaptcha) captcha.requireAnswer();
      throw error;
    }
  };
  const values: Credentials = { _username: '', _password: '', _remember_me: false, ...initial };
  return (
    <AppForm schema={schema} initial={values} ariaLabel={t('signIn.title')} onSubmit={submit}>
      <TextField
        name="_username"
        type="email"
        label={t('signIn.email')}
        autoComplete="username"
        isRequired
        isDisabled={isSamePerson}
        maxLength={254}
      />
      <PasswordField
        name="_password"
        label={t('signIn.password')}
        autoComplete="current-password"
        isFocusedFirst={isSamePerson}
        isRequired
      />
      <CheckboxField name="_remember_me" label={t('signIn.remember')} />
      <CaptchaField captcha={captcha} />
      <SubmitButton size="large" isWide>
        {t('signIn.action')}
      </SubmitButton>
    </AppForm>
  );
}
