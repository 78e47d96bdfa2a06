import { loginInput, type RouteView } from '@setu/contract';
import { AppForm } from '../../../forms/app-form';
import { CheckboxField } from '../../../forms/fields/checkbox-field';
import { PasswordField, TextField } from '../../../forms/fields/text-field';
import { SubmitButton } from '../../../forms/submit-button';
import { useTexts } from '../../../i18n/use-texts';
import { type Credentials, useSignIn } from './use-sign-in';

interface SignInFormProps {
  /** Filled in from the start: a demo account, or the person whose session has ended. */
  initial?: Partial<Credentials>;
  /** The account cannot be changed: its page is open behind. */
  isSamePerson?: boolean;
  onSignedIn: (route: RouteView) => void | Promise<void>;
}

/** E-mail, password, remember me. What the server says stands above the fields. */
export function SignInForm({ initial, isSamePerson = false, onSignedIn }: SignInFormProps) {
  const t = useTexts('account');
  const signIn = useSignIn();
  const values: Credentials = { _username: '', _password: '', _remember_me: false, ...initial };
  return (
    <AppForm
      schema={loginInput}
      initial={values}
      ariaLabel={t('signIn.title')}
      onSubmit={async (credentials) => onSignedIn(await signIn(credentials))}
    >
      <TextField
        name="_username"
        type="email"
        label={t('signIn.email')}
        autoComplete="username"
        isRequired
        isDisabled={isSamePerson}
        maxLength={254}
      />
      <PasswordField name="_password" label={t('signIn.password')} autoComplete="current-password" isRequired />
      <CheckboxField name="_remember_me" label={t('signIn.remember')} />
      <SubmitButton size="large" isWide>
        {t('signIn.action')}
      </SubmitButton>
    </AppForm>
  );
}
