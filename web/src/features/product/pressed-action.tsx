import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { type Intent, takeIntent } from '../../session/intent';
import { useUser } from '../../session/use-session';
import { openModal } from '../../ui/modal/modal-store';
import { CustomersOnlyModal } from './customers-only-modal';
import { useAddToCart } from './use-add-to-cart';
import { useQuestion } from './use-question';
import { useRequestFromCard } from './use-request-from-card';

/**
 * Runs, once, the action that the viewer started before the sign-in, or explains why it is not available. Renders
 * nothing.
 */
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
    // Also runs when only the path changes. The sign-in page has the same `id` and stays mounted after it succeeds,
    // until the action's page opens.
    function runOnItsPage() {
      runPressed(path);
    },
    [path],
  );
  return null;
}
