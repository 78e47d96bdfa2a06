import type { CartLineView } from '@setu/contract';
import { useNavigate } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { useAction } from '../../kit/action/use-action';
import { explainRegistration } from '../../kit/registration/explain-registration';
import { useUser } from '../../session/use-session';
import { useClearCartMutation, useCreateRequestFromLineMutation, useRemoveCartLineMutation } from './api';

/** What may be done with the cart. Everything that takes a line out asks first. */
export function useCartActions() {
  const t = useTexts('cart');
  const [removeLine] = useRemoveCartLineMutation();
  const [clearAll] = useClearCartMutation();

  const remove = useAction({
    confirm: ({ product_sku: card }: CartLineView) => ({
      title: t('remove.question'),
      text: t('remove.consequence', { name: card.name }),
      action: t('remove.action'),
      isDanger: true,
    }),
    send: ({ product_sku: card }) => removeLine(card.sku_id),
    failed: t('remove.failed'),
    done: (_answer, { product_sku: card }) => ({ title: t('remove.done'), text: card.name }),
  });

  const clear = useAction({
    confirm: (count: number) => ({
      title: t('clear.question'),
      text: t('clear.consequence', { count }),
      action: t('clear.action'),
      isDanger: true,
    }),
    send: () => clearAll(),
    failed: t('clear.failed'),
    done: () => ({ title: t('clear.done') }),
  });

  return { request: useRequestFromLine(), remove, clear };
}

/** Opens the draft of a line's request; a company without commerce is told what it has to sign first. */
function useRequestFromLine() {
  const t = useTexts('cart');
  const navigate = useNavigate();
  const isCommerceAllowed = useUser()?.company.is_commerce_allowed ?? false;
  const [createRequest] = useCreateRequestFromLineMutation();
  const explain = async () => {
    await explainRegistration();
    return true;
  };
  const request = useAction({
    send: ({ id }: CartLineView) => createRequest(id),
    failed: t('request.failed'),
    onProblem: ({ code }) => code === 'commerce_not_allowed' && explain(),
    onDone: ({ location }) => location && navigate(location),
  });
  return { ...request, run: (line: CartLineView) => (isCommerceAllowed ? request.run(line) : explain()) };
}
