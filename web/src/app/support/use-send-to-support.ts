import type { CaptchaUse } from '../../forms/captcha/use-captcha';
import { useTexts } from '../../i18n/use-texts';
import { useAction } from '../../kit/action/use-action';
import { useSendSupportMessageMutation } from './support-api';

export interface SupportValues {
  name: string;
  email: string;
  phone: string;
  text: string;
}

/** Sends what was written, with the answer to the captcha where one is asked; an answer counts once. */
export function useSendToSupport(captcha: CaptchaUse, onSent: () => void) {
  const t = useTexts('support');
  const [send] = useSendSupportMessageMutation();
  return useAction({
    send: async (values: SupportValues) => {
      const answer = await captcha.answer();
      return send({ ...values, ...(answer && { 'g-recaptcha-response': answer }) });
    },
    failed: t('failed'),
    // The form says it, beside what was written.
    onProblem: (problem) => {
      if (captcha.round > 0) captcha.ask();
      throw problem;
    },
    done: () => ({ title: t('sent') }),
    onDone: onSent,
  });
}
