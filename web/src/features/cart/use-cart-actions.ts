import type { CartLineView } from '@setu/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { useTexts } from '../../i18n/use-texts';
import { useSetCounters, useUser } from '../../session/use-session';
import { confirm } from '../../ui/modal/confirm';
import { showFailure } from '../../ui/modal/failure-modal';
import { openModal } from '../../ui/modal/modal-store';
import { notify } from '../../ui/toast/toast-store';
import { CompleteRegistrationModal } from '../product/public';
import { useClearCartMutation, useCreateRequestFromLineMutation, useRemoveCartLineMutation } from './api';

/** What may be done with the cart. Everything that takes a line out asks first and renews the header's counter. */
export function useCartActions() {
  const t = useTexts('cart');
  const navigate = useNavigate();
  const setCounters = useSetCounters();
  const isCommerceAllowed = useUser()?.company.is_commerce_allowed ?? false;
  const [removeLine] = useRemoveCartLineMutation();
  const [clearAll, { isLoading: isClearing }] = useClearCartMutation();
  const [createRequest] = useCreateRequestFromLineMutation();
  const [requestedId, setRequestedId] = useState<string | null>(null);

  const tell = (title: string, error: unknown) => {
    const problem = toProblem(error);
    return showFailure({ title, text: problemText(problem), requestId: problem.requestId });
  };

  const request = async (line: CartLineView): Promise<void> => {
    if (requestedId) return;
    if (!isCommerceAllowed) return void (await openModal(CompleteRegistrationModal, {}));
    setRequestedId(line.id);
    const { data, error } = await createRequest(line.id);
    setRequestedId(null);
    if (data?.location) return void (await navigate(data.location));
    if (error && toProblem(error).code === 'commerce_not_allowed') {
      return void (await openModal(CompleteRegistrationModal, {}));
    }
    await tell(t('request.failed'), error);
  };

  const remove = async ({ product_sku: card }: CartLineView): Promise<void> => {
    const isSure = await confirm({
      title: t('remove.question'),
      text: t('remove.consequence', { name: card.name }),
      action: t('remove.action'),
      isDanger: true,
    });
    if (!isSure) return;
    const { data, error } = await removeLine(card.sku_id);
    if (error) return tell(t('remove.failed'), error);
    setCounters({ cart: data.product_count });
    notify({ kind: 'success', title: t('remove.done'), text: card.name });
  };

  const clear = async (count: number): Promise<void> => {
    const isSure = await confirm({
      title: t('clear.question'),
      text: t('clear.consequence', { count }),
      action: t('clear.action'),
      isDanger: true,
    });
    if (!isSure) return;
    const { data, error } = await clearAll();
    if (error) return tell(t('clear.failed'), error);
    setCounters({ cart: data.product_count });
    notify({ kind: 'success', title: t('clear.done') });
  };

  return { request, remove, clear, isClearing, requestedId };
}
