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

/**
 * Returns the action that sends the message, with the answer to the captcha if one is required. An answer is valid
 * once.
 */
export function useSendToSupport(captcha: CaptchaUse, onSent: () => void) {
  const t = useTexts('support');
  const [send] = useSendSupportMessageMutation();
  return useAction({
    send: async (values: SupportValues) => {
      const answer = await captcha.answer();
      return send({ ...values, ...(answer && { 'g-recaptcha-response': answer }) });
    },
    failed: t('failed'),
    // The form shows the problem next to the message.
    onProblem: (problem) => {
      if (captcha.round > 0) captcha.requireAnswer();
      throw problem;
    },
    done: () => ({ title: t('sent') }),
    onDone: onSent,
  });
}
