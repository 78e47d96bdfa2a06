import { screenPath } from '@setu/contract';
import { useRef } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { useHasScreen } from '../../session/screens';
import { useSetCounters } from '../../session/use-session';
import { notify } from '../../ui/toast/toast-store';
import { useAddToCartMutation } from './api';

interface CartAddition {
  id: string;
  count: number;
  /** The card's name, for the toast. */
  name: string;
}

/**
 * Puts a card into the cart, renews the header's counter from the answer and says so with a link to the cart.
 * A second press while the first is under way does nothing. `add` resolves true once the card is in the cart.
 */
export function useAddToCart() {
  const t = useTexts();
  const hasScreen = useHasScreen();
  const setCounters = useSetCounters();
  const [send, { isLoading }] = useAddToCartMutation();
  const isUnderWay = useRef(false);
  const add = async ({ name, ...line }: CartAddition): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    try {
      const { product_count } = await send(line).unwrap();
      setCounters({ cart: product_count });
      const link = hasScreen('basket_page') ? { label: t('cart.open'), to: screenPath('basket_page') } : undefined;
      notify({ kind: 'success', title: t('cart.added'), text: name, link });
      return true;
    } catch {
      // The endpoint's own notice has told why.
      return false;
    } finally {
      isUnderWay.current = false;
    }
  };
  return { add, isBusy: isLoading };
}
