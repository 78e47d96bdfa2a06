import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { type Intent, takeIntent } from '../../session/intent';
import { useUser } from '../../session/use-session';
import { openModal } from '../../ui/modal/modal-store';
import { CustomersOnlyModal } from './customers-only-modal';
import { useAddToCart } from './use-add-to-cart';
import { useQuestion } from './use-question';
import { useRequestFromCard } from './use-request-from-card';

/** Does what its viewer pressed before he signed in, once; or says why it is not for him. Shows nothing itself. */
export function PressedAction({ id }: { id: string }) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const isCustomer = useUser()?.company.type === 'customer';
  const { run: add } = useAddToCart();
  const { run: request } = useRequestFromCard();
  const { run: ask } = useQuestion();
  const start = ({ id: press, action, skuId, count, name }: Intent) => {
    if (!isCustomer) return openModal(CustomersOnlyModal, {});
    if (action === 'message') return ask({ card: { sku_id: skuId, name }, count });
    return action === 'add_to_cart' ? add({ id: skuId, count, name, press }) : request({ skuId, count });
  };
  const runPressed = useEffectEvent((page: string) => {
    const intent = takeIntent(id, page);
    if (intent) void start(intent);
  });
  useEffect(
    // Also when only the page changes: the sign-in, which knows the press too, is still shown when it has succeeded.
    function runOnItsPage() {
      runPressed(path);
    },
    [path],
  );
  return null;
}
