import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { currentCsrfToken, setCsrfToken } from '../../../api/base-query';
import { AppForm } from '../../../forms/app-form';
import { NewPasswordFields } from '../../../forms/fields/new-password-fields';
import { PasswordField } from '../../../forms/fields/text-field';
import { SubmitButton } from '../../../forms/submit-button';
import { useTexts } from '../../../i18n/use-texts';
import { fetchPageContext } from '../../../session/page-context';
import { pathOfRoute } from '../../../session/screens';
import { replacePageContext } from '../../../session/session-api';
import { FieldGrid, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { notify } from '../../../ui/toast/toast-store';
import { useChangePasswordMutation } from '../api';
import styles from '../password.module.css';

const schema = async () => (await import('../password-schemas')).changePasswordInput;

const empty = { current_password: '', plainPassword: '', plainPassword2: '' };

/**
 * Asks for the current password and a new one. This browser continues in a new session, and all others are signed out.
 */
export function ChangeForm() {
  const t = useTexts('password');
  const [change] = useChangePasswordMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const submit = async (input: typeof empty) => {
    const { route } = await change({ ...input, _token: currentCsrfToken() }).unwrap();
    const context = await fetchPageContext();
    setCsrfToken(context.csrf_token);
    dispatch(replacePageContext(context) as never);
    notify({ kind: 'success', title: t('change.done'), text: t('change.doneText') });
    navigate(pathOfRoute(route) ?? '/');
  };
  return (
    <AppForm schema={schema} initial={empty} onSubmit={submit} ariaLabel={t('change.title')}>
      <Stack gap={4} className={styles.change}>
        <Text tone="secondary">{t('change.lead')}</Text>
        <FieldGrid>
          <PasswordField
            name="current_password"
            label={t('change.current')}
            autoComplete="current-password"
            isRequired
          />
        </FieldGrid>
        <NewPasswordFields name="plainPassword" again="plainPassword2" />
        <div>
          <SubmitButton>{t('change.action')}</SubmitButton>
        </div>
      </Stack>
    </AppForm>
  );
}
