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

/** Sends the values of all steps, with the captcha's solution if required. A solution is valid once. */
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
    // The form reports it next to the typed values.
    onProblem: (problem) => {
      if (captcha.round > 0) captcha.requireAnswer();
      throw withShownNames(problem);
    },
    onDone: onSent,
  });
}
