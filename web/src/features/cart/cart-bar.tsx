import type { CartLineView } from '@setu/contract';
import { formatMoneyAsIs, formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { IconBookmark, IconSend, IconTrash } from '../../ui/icon/icons';
import styles from './cart.module.css';
import { sumOf } from './cart-sum';
import type { useCartActions } from './use-cart-actions';

interface CartBarProps {
  /** The selected items. */
  lines: CartLineView[];
  /** The number of items in the cart. */
  count: number;
  actions: ReturnType<typeof useCartActions>;
}

/** The bar below the cart: what is selected, its total, and the actions. Unavailable items can only be removed. */
export function CartBar({ lines, count, actions: { requestAll, keep, remove } }: CartBarProps) {
  const t = useTexts('cart');
  const open = lines.filter(({ available }) => available);
  const { price, roubles, is_lower_bound: isLowerBound, priced_lines: priced } = sumOf(open);
  const amount = formatMoneyAsIs(roubles ?? price);
  return (
    <section className={styles.bar} aria-label={t('bar.label')}>
      <p role="status">
        <b>{t('bar.selected', { shown: formatNumber(lines.length), total: formatNumber(count) })}</b>
        {priced > 0 && <b> · {isLowerBound ? t('total.from', { amount }) : amount}</b>}
        <small>{t('bar.each', { count: open.length })}</small>
      </p>
      <span className={styles.barActions}>
        <Button
          tone="quiet"
          icon={IconTrash}
          isIconOnPhone
          isBusy={remove.isBusy}
          isDisabled={lines.length === 0}
          onClick={() => remove.run(lines)}
        >
          {t('remove.action')}
        </Button>
        <Button
          icon={IconBookmark}
          isIconOnPhone
          isBusy={keep.isBusy}
          isDisabled={lines.length === 0}
          onClick={() => void keep.run(lines)}
        >
          {t('later.action')}
        </Button>
        <Button
          tone="main"
          size="large"
          icon={IconSend}
          isBusy={requestAll.isBusy}
          isDisabled={open.length === 0}
          onClick={() => requestAll.run(open)}
        >
          {t('request.chosen')}
        </Button>
      </span>
    </section>
  );
}
