import type { CallTo } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { useSaveMailChoicesMutation } from '../api';

/** Saves the choice and confirms it. */
export function useSaveChoices() {
  const t = useTexts('mail');
  const [save] = useSaveMailChoicesMutation();
  return useAction({
    send: (input: NonNullable<CallTo<'saveMailChoices'>['input']>) => save(input),
    failed: t('choices.failed'),
    done: (_view, input) => ({ title: t(input.address_works ? 'refused.done' : 'choices.saved') }),
  });
}
