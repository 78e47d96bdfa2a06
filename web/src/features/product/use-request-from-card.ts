import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { useAction } from '../../kit/action/use-action';
import { explainRegistration } from '../../kit/registration/explain-registration';
import { fromHere } from '../../ui/page/back-link';
import { useCreateRequestFromCardMutation } from './api';

/**
 * Opens the draft of a request for this card, from which the way back leads to this page. A company that may not trade
 * sees what it has to sign first.
 */
export function useRequestFromCard() {
  const t = useTexts();
  const navigate = useNavigate();
  const here = useLocation();
  const [create] = useCreateRequestFromCardMutation();
  return useAction({
    send: ({ skuId }: { skuId: string; count: number }) => create(skuId),
    failed: t('product.requestFailed'),
    onProblem: async ({ code }) => {
      if (code !== 'commerce_not_allowed') return false;
      await explainRegistration();
      return true;
    },
    onDone: ({ location }, { count }) => location && navigate(location, { state: { count, ...fromHere(here) } }),
  });
}
