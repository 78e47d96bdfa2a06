import { screenPath } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { useAction } from '../../kit/action/use-action';
import { useHasScreen } from '../../session/screens';
import { useAddToCartMutation } from './api';

interface CartAddition {
  id: string;
  count: number;
  /** The card's name, for the toast. */
  name: string;
  /** The id of a click. Several tabs may replay the click, but the product is added only once. */
  press?: string;
}

/** Adds a card to the cart and confirms it with a link to the cart. */
export function useAddToCart() {
  const t = useTexts();
  const hasScreen = useHasScreen();
  const [send] = useAddToCartMutation();
  return useAction({
    send: ({ id, count, press }: CartAddition, key) => send({ input: { id, count }, idempotencyKey: press ?? key }),
    failed: t('cart.addFailed'),
    done: (_answer, { name }) => ({
      title: t('cart.added'),
      text: name,
      link: hasScreen('basket_page') ? { label: t('cart.open'), to: screenPath('basket_page') } : undefined,
    }),
  });
}
