import { type CartLineView, type MoneyView, screenPath } from '@setu/contract';
import { Fragment } from 'react';
import { useLocation } from 'react-router';
import { formatMoney, formatMoneyRange, lotPrice } from '../../i18n/formats';
import { LocalizedText } from '../../i18n/localized-text';
import { companyName } from '../../i18n/names';
import { QuantityText, UnitSentence } from '../../i18n/quantity-text';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { TextLink } from '../../ui/button/text-link';
import type { Column } from '../../ui/data-table/columns';
import { IconBookmark, IconBuildingStore, IconPackage, IconTrash } from '../../ui/icon/icons';
import { Picture } from '../../ui/media/picture';
import { RowMenu } from '../../ui/menu/row-menu';
import { fromHere } from '../../ui/page/back-link';
import { toCard } from '../product/public';
import { toRequest } from '../requests/public';
import styles from './cart.module.css';
import { upperPrice } from './cart-sum';
import { LineCount } from './line-count';
import type { useCartActions } from './use-cart-actions';

type Actions = ReturnType<typeof useCartActions>;

/** Returns the columns of the cart: product, current price with the earlier one, quantity, total, actions. */
export function useCartColumns(actions: Actions): Column<CartLineView>[] {
  const t = useTexts('cart');
  return [
    {
      id: 'name',
      title: t('columns.product'),
      sortKey: 'name',
      inCard: 'title',
      cell: (line) => <Product line={line} />,
    },
    {
      id: 'price',
      title: t('columns.price'),
      // This column is as narrow as its numbers, so that the product column gets the remaining width.
      width: '1%',
      sortKey: 'price',
      align: 'end',
      cell: (line) => (line.available ? <UnitPrice line={line} /> : null),
    },
    {
      id: 'count',
      title: t('columns.count'),
      inCard: 'line',
      cell: (line) =>
        line.available ? <LineCount line={line} /> : <QuantityText value={line.count} unit={line.product_sku.unit} />,
    },
    {
      id: 'sum',
      title: t('columns.sum'),
      inCard: 'figure',
      align: 'end',
      cell: (line) => (line.available && line.basket_price ? <Sum line={line} price={line.basket_price} /> : null),
    },
    {
      id: 'request',
      title: t('request.action'),
      inCard: 'line',
      isActions: true,
      width: '1%',
      cell: (line) => line.available && <RequestButton line={line} actions={actions} />,
    },
    {
      id: 'menu',
      title: t('columns.actions'),
      isActions: true,
      width: '44px',
      cell: (line) => <LineMenu line={line} actions={actions} />,
    },
  ];
}

function Product({ line }: { line: CartLineView }) {
  const { product_sku: card, available, open_request: duplicate } = line;
  const t = useTexts('cart');
  const location = useLocation();
  return (
    <span className={styles.product} data-gone={available ? undefined : true}>
      <span className={styles.picture}>
        <Picture of={card.pictures[0]} alt="" sizes="64px" />
      </span>
      <span className={styles.words}>
        {available ? (
          <TextLink look="plain" to={toCard(card)} state={fromHere(location)} className={styles.name}>
            <LocalizedText of={card} field="name" />
          </TextLink>
        ) : (
          <span className={styles.name}>
            <LocalizedText of={card} field="name" />
          </span>
        )}
        <span className={styles.note}>
          {[
            companyName(card.company.short_name),
            [card.inco_terms, card.inco_place].filter(Boolean).join(' '),
            card.lead_days !== null && t('leadTime', { count: card.lead_days }),
          ].map(
            (part) =>
              part && (
                <Fragment key={part}>
                  {' '}
                  <span className={styles.part}>{part}</span>
                </Fragment>
              ),
          )}
        </span>
        {!available && <span className={styles.gone}>{t('unavailable')}</span>}
        {available && (
          <span className={styles.onPhone}>
            <PriceChange line={line} />
          </span>
        )}
        {duplicate && (
          <TextLink to={toRequest('customer', duplicate.id)} className={styles.duplicate}>
            {t('duplicate', { number: duplicate.numeric_hash })}
          </TextLink>
        )}
      </span>
    </span>
  );
}

function Sum({ line, price }: { line: CartLineView; price: MoneyView }) {
  const { count } = line;
  const to = upperPrice(line);
  return (
    <b className={styles.sum} data-range={to ? '' : undefined}>
      {formatMoneyRange(lotPrice(price, count), to && lotPrice(to, count))}
    </b>
  );
}

/**
 * Shows the current price and, if the supplier has changed it, the price at the time the item was added. On a phone,
 * where the sum is beside it, the unit follows the price.
 */
function UnitPrice({ line }: { line: CartLineView }) {
  const t = useTexts('cart');
  const common = useTexts();
  const { basket_price: now } = line;
  const { unit } = line.product_sku;
  return (
    <span className={styles.unitPrice}>
      {now ? (
        <span>
          {formatMoneyRange(now, upperPrice(line))}
          {unit?.name && (
            <span className={styles.unit}>
              {' '}
              <UnitSentence unit={unit} say={(name) => common('product.perUnit', { unit: name })} />
            </span>
          )}
        </span>
      ) : (
        t('onRequest')
      )}
      <PriceChange line={line} />
    </span>
  );
}

/**
 * Shows the price at the time the item was added and where it went, if the supplier's price in rupees has changed since.
 * A change of the rate alone is not named. On a phone it has its own line.
 */
function PriceChange({ line }: { line: CartLineView }) {
  const t = useTexts('cart');
  const { added_price: before, basket_price: now, price_changed: isChanged } = line;
  if (!isChanged) return null;
  const amount = before && formatMoney(before);
  // The cart stores the lower end of a range.
  const lowest = amount && upperPrice(line) ? t('total.from', { amount }) : amount;
  const change = now && before && now.currency === before.currency ? now.value - before.value : 0;
  const way = change > 0 ? 'up' : change < 0 ? 'down' : 'other';
  return <span className={styles.changed}>{t(`changed.${way}`, { before: lowest ?? t('priceOnRequest') })}</span>;
}

interface LineActionsProps {
  line: CartLineView;
  actions: Actions;
}

function RequestButton({ line, actions: { request } }: LineActionsProps) {
  const t = useTexts('cart');
  return (
    <Button
      tone="quiet"
      className={styles.request}
      isBusy={request.busyWith?.id === line.id}
      onClick={() => request.run(line)}
      ariaLabel={t('request.labelled', { name: line.product_sku.name })}
    >
      {t('request.action')}
    </Button>
  );
}

function LineMenu({ line, actions }: LineActionsProps) {
  const t = useTexts('cart');
  return (
    <RowMenu
      label={t('rowActions', { name: line.product_sku.name })}
      items={[
        ...(line.available
          ? [{ id: 'card', label: t('menu.card'), icon: IconPackage, to: toCard(line.product_sku) }]
          : []),
        {
          id: 'company',
          label: t('menu.company'),
          icon: IconBuildingStore,
          to: screenPath('company_page', { company: line.product_sku.company.id }),
        },
        {
          id: 'later',
          label: t('later.action'),
          icon: IconBookmark,
          onSelect: () => void actions.keep.run([line]),
        },
        {
          id: 'remove',
          label: t('remove.action'),
          icon: IconTrash,
          isDanger: true,
          isApart: true,
          onSelect: () => void actions.remove.run([line]),
        },
      ]}
    />
  );
}
