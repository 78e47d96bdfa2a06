import { useState } from 'react';
import { currentCsrfToken, setCsrfToken } from '../../api/base-query';
import { type Problem, problemOfAnswer } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { useTexts } from '../../i18n/use-texts';
import { call } from '../../lib/http';
import { fetchPageContext } from '../../session/page-context';
import { useUser } from '../../session/use-session';
import { Button } from '../../ui/button/button';
import { FieldFrame } from '../../ui/field/field-frame';
import { PasswordControl, TextControl } from '../../ui/field/text-control';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { ModalFrame } from '../../ui/modal/modal-frame';
import type { ModalControls } from '../../ui/modal/modal-store';

async function signIn(email: string, password: string): Promise<Problem | null> {
  const before = await fetchPageContext();
  setCsrfToken(before.csrf_token);
  const response = await call('/login_check', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': before.csrf_token },
    body: JSON.stringify({ _username: email, _password: password, _csrf_token: before.csrf_token }),
  });
  if (!response.ok) return problemOfAnswer(response.status, await response.json(), response.headers);
  setCsrfToken((await fetchPageContext()).csrf_token);
  return null;
}

/** The session ended while something was half done: sign in here, the page and its forms stay as they are. */
export function SignInAgainModal({ onClose }: ModalControls<boolean>) {
  const t = useTexts();
  const email = useUser()?.email ?? '';
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const handleSubmit = async () => {
    setBusy(true);
    const problem = await signIn(email, password).catch((): Problem => ({ kind: 'offline' }));
    setBusy(false);
    if (!problem) onClose(currentCsrfToken() !== '');
    else setFailure(problemText(problem));
  };
  return (
    <ModalFrame
      title={t('shell.signInAgain')}
      onClose={() => onClose(false)}
      isDismissable={false}
      footer={
        <Button tone="main" type="submit" formId="sign-in-again" isBusy={isBusy}>
          {t('shell.signIn')}
        </Button>
      }
    >
      <form
        id="sign-in-again"
        onSubmit={(event) => {
          event.preventDefault();
          void handleSubmit();
        }}
      >
        <Stack gap={4}>
          <Text tone="secondary">{t('shell.signInAgainText')}</Text>
          <FieldFrame label="E-mail">
            {(links) => <TextControl {...links} value={email} readOnly autoComplete="username" />}
          </FieldFrame>
          <FieldFrame label={t('shell.password')} error={failure}>
            {(links) => (
              <PasswordControl
                {...links}
                value={password}
                autoComplete="current-password"
                onChange={({ target }) => setPassword(target.value)}
              />
            )}
          </FieldFrame>
        </Stack>
      </form>
    </ModalFrame>
  );
}
