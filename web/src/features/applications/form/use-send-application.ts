import type { ApplicationSavedView } from '@setu/contract';
import type { Problem } from '../../../api/problem';
import type { CaptchaUse } from '../../../forms/captcha/use-captcha';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { useCreateApplicationMutation } from '../api';
import { asShown } from '../supplier/supplier-values';
import { sentApplication, type TypedApplication } from './typed-application';

const withShownNames = (problem: Problem): Problem => {
  const [fields, codes] = [asShown(problem.fields), asShown(problem.codes)];
  return { ...problem, ...(fields && { fields }), ...(codes && { codes }) };
};

/** Sends what was typed in all stages, with the answer to the captcha where one is asked; an answer counts once. */
export function useSendApplication(
  captcha: CaptchaUse,
  onSent: (saved: ApplicationSavedView, typed: TypedApplication) => void,
) {
  const t = useTexts('applications');
  const [send] = useCreateApplicationMutation();
  return useAction({
    send: async (typed: TypedApplication, idempotencyKey) =>
      send({ input: sentApplication(typed, await captcha.answer()), idempotencyKey }),
    failed: t('form.failed'),
    // The form says it, beside what was typed.
    onProblem: (problem) => {
      if (captcha.round > 0) captcha.ask();
      throw withShownNames(problem);
    },
    onDone: onSent,
  });
}
