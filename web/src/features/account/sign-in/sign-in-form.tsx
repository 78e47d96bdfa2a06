import type { RouteView } from '@setu/contract';
import { toProblem } from '../../../api/problem';
import { AppForm } from '../../../forms/app-form';
import { useCaptcha } from '../../../forms/captcha/use-captcha';
import { CaptchaField } from '../../../forms/fields/captcha-field';
import { CheckboxField } from '../../../forms/fields/checkbox-field';
import { PasswordField, TextField } from '../../../forms/fields/text-field';
import { SubmitButton } from '../../../forms/submit-button';
import { useTexts } from '../../../i18n/use-texts';
import { type Credentials, useSignIn } from './use-sign-in';

const schema = async () => (await import('./sign-in-schema')).loginInput;
interface SignInFormProps {
  /** Filled in from the start: a demo account, or the person whose session has ended. */
  initial?: Partial<Credentials>;
  /** The account cannot be changed: its page is open behind. */
  isSamePerson?: boolean;
  onSignedIn: (route: RouteView) => void | Promise<void>;
}

/** E-mail, password, remember me, and a captcha once the server asks for one. What it says stands above the fields. */
export function SignInForm({ initial, isSamePerson = false, onSignedIn }: SignInFormProps) {
  const t = useTexts('account');
  const signIn = useSignIn();
  const captcha = useCaptcha();
  const submit = async (credentials: Credentials) => {
    try {
      await onSignedIn(await signIn(credentials, await captcha.answer()));
    } catch (error) {
      if (captcha.round > 0 || toProblem(error).needsCaptcha) captcha.ask();
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
