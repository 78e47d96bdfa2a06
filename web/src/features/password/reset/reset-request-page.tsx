import { screenPath } from '@setu/contract';
import { useState } from 'react';
import { toProblem } from '../../../api/problem';
import { problemText } from '../../../api/problem-text';
import { AppForm } from '../../../forms/app-form';
import { useCaptcha } from '../../../forms/captcha/use-captcha';
import { CaptchaField } from '../../../forms/fields/captcha-field';
import { TextField } from '../../../forms/fields/text-field';
import { SubmitButton } from '../../../forms/submit-button';
import { useTexts } from '../../../i18n/use-texts';
import { useCountdown } from '../../../lib/use-countdown';
import { TextLink } from '../../../ui/button/text-link';
import { IconCircleCheck } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/layout';
import { Callout } from '../../../ui/panel/callout';
import { useRequestResetMutation } from '../api';
import styles from '../password.module.css';
import { NarrowPage } from './narrow-page';

const schema = async () => (await import('../password-schemas')).resetRequestInput;

const inSeconds = (seconds: number): number => Date.now() + seconds * 1000;

/**
 * Requests a link to set a password. The answer is the same for every address, and another email can be requested only
 * after a pause.
 */
export function Component() {
  const t = useTexts('password');
  const [send] = useRequestResetMutation();
  const captcha = useCaptcha();
  const [sentTo, setSentTo] = useState('');
  const [resendAt, setResendAt] = useState(0);
  const left = useCountdown(resendAt);
  const submit = async ({ username }: { username: string }) => {
    try {
      const answer = await captcha.answer();
      setResendAt(inSeconds((await send({ username, 'g-recaptcha-response': answer }).unwrap()).resend_seconds));
      setSentTo(username.trim());
    } catch (error) {
      const problem = toProblem(error);
      if (captcha.round > 0 || problem.needsCaptcha) captcha.requireAnswer();
      if (!problem.retryAfter) throw error;
      setResendAt(inSeconds(problem.retryAfter));
      throw { ...problem, message: t('request.wait', { reason: problemText(problem) }) };
    }
  };
  return (
    <NarrowPage title={t('request.title')} lead={t('request.lead')}>
      <AppForm schema={schema} initial={{ username: '' }} onSubmit={submit} ariaLabel={t('request.title')}>
        <Stack gap={4}>
          {sentTo !== '' && (
            <Callout tone="success" icon={IconCircleCheck} title={t('request.sent')} role="status">
              {t('request.sentText', { email: sentTo })}
            </Callout>
          )}
          <TextField
            name="username"
            type="email"
            label={t('request.email')}
            autoComplete="username"
            maxLength={254}
            isRequired
          />
          <CaptchaField captcha={captcha} />
          <SubmitButton size="large" isWide isDisabled={left > 0}>
            {left > 0 ? t('request.again', { count: left }) : t('request.action')}
          </SubmitButton>
        </Stack>
      </AppForm>
      <div className={styles.foot}>
        <TextLink to={screenPath('fos_user_security_login')}>{t('request.toSignIn')}</TextLink>
      </div>
    </NarrowPage>
  );
}
