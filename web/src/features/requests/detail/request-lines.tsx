import { type CardDetailsView, hsText, type RequestView, unitAfter } from '@setu/contract';
import type { ReactNode } from 'react';
import { currentLanguage, formatMoneyAsIs } from '../../../i18n/formats';
import { LocalizedText } from '../../../i18n/localized-text';
import { QuantityText } from '../../../i18n/quantity-text';
import { useTexts } from '../../../i18n/use-texts';
import { WrittenText } from '../../../i18n/written-text';
import { addUp, multiply } from '../../../lib/money';
import { TextLink } from '../../../ui/button/text-link';
import { DotLine } from '../../../ui/layout/dot-line';
import { Picture } from '../../../ui/media/picture';
import { Panel } from '../../../ui/panel/panel';
import { toCard } from '../../product/public';
import { convertedPrice } from '../model/converted-price';
import { requestPrices } from '../model/request-prices';
import type { Reader } from '../model/side';
import styles from './lines.module.css';
import { subjectCount } from './subject-count';

/**
 * Lists the requested items with their sum. The prices are those of the contract, otherwise the offer, otherwise the
 * request. Described items without a price of their own have only a quantity.
 */
export function RequestLines({ request, reader }: { request: RequestView; reader: Reader }) {
  const { condition_product_skus: cards, from_description_goods_items: items } = request.last_customer_condition;
  const t = useTexts('requests');
  const [best] = requestPrices(request);
  const count = subjectCount(request)?.value ?? null;
  const shown = best && convertedPrice(best.money, best.rate, count);
  const unit = subjectCount(request)?.unit;
  const perUnit = (price: string) =>
    unit ? t('lines.each', { price, unit: unitAfter(1, unit.name, currentLanguage()) }) : price;
  const each = shown?.each ? perUnit(shown.each) : t('lines.noPrice');
  const sum = shown?.main ?? t('lines.noPrice');
  const isOwnPrice = best?.kind === 'wanted' && reader === 'customer';
  const kind = isOwnPrice ? 'own' : (best?.kind ?? 'customer');
  const label = t(`lines.price.${kind}`);
  const positions = cards.length + items.length;
  const own = best?.kind === 'wanted' && items.length > 1 ? customersPrices(items) : null;
  const isPriced = cards.length > 0 || own !== null || (best !== undefined && items.length === 1);
  return (
    <Panel title={t('lines.title')} aside={t('lines.positions', { count: positions })} isPadded={false}>
      <div data-priceless={isPriced ? undefined : true}>
        <div className={styles.head} aria-hidden="true">
          <span className={styles.wide}>{t('lines.product')}</span>
          <span>{t('lines.count')}</span>
          {isPriced && (
            <>
              <span>{label}</span>
              <span>{t('lines.sum')}</span>
            </>
          )}
        </div>
        {cards.map(({ product_sku: card, count, withdrawn }) => (
          <Line
            key={card.id}
            picture={<Picture of={card.pictures[0]} alt="" sizes="72px" />}
            name={withdrawn ? <LocalizedText of={card} field="name" /> : <CardLink card={card} />}
            note={[card.vendor_code, card.hs_code && t('lines.hs', { code: hsText(card.hs_code) }), termsOf(card)]}
            extra={withdrawn && t('lines.withdrawn')}
            count={count === null ? none : <QuantityText value={count} unit={card.unit} />}
            label={label}
            price={each}
            sum={sum}
          />
        ))}
        {items.map((item, at) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: published items keep their order
            key={at}
            name={<WrittenText text={item.description} />}
            note={[item.area, item.customs_code && t('lines.hs', { code: hsText(item.customs_code) })]}
            extra={item.comment && <WrittenText text={item.comment} />}
            count={item.count === null ? none : <QuantityText value={item.count} unit={item.unit} />}
            label={label}
            price={isPriced ? (own?.lines[at]?.price ?? each) : undefined}
            sum={isPriced ? (own?.lines[at]?.sum ?? sum) : undefined}
          />
        ))}
        {best && own && own.sum.value !== best.money.value && (
          <p className={styles.total}>
            <span>{t('lines.byPrices')}</span>
            <span>{formatMoneyAsIs(own.sum)}</span>
          </p>
        )}
        {/* The sum of a single item is the total. */}
        {best && positions > 1 && (
          <p className={styles.total}>
            <b>{t(`lines.total.${kind}`)}</b>
            <b>{own ? formatMoneyAsIs(best.money) : sum}</b>
          </p>
        )}
      </div>
    </Panel>
  );
}

/**
 * Returns the customer's prices of several items and their sum, or null while an item has none. They stay in the
 * currency in which they were entered, so that the sum is that of the lines.
 */
function customersPrices(items: RequestView['last_customer_condition']['from_description_goods_items']) {
  const priced = items.flatMap(({ price, count }) =>
    price && count !== null ? [{ price, sum: multiply(price, count) }] : [],
  );
  if (priced.length < items.length) return null;
  const lines = priced.map(({ price, sum }) => ({ price: formatMoneyAsIs(price), sum: formatMoneyAsIs(sum) }));
  return {
    lines,
    sum: addUp(
      priced.map(({ sum }) => sum),
      'RUB',
    ),
  };
}

const termsOf = ({ inco_terms, inco_place }: CardDetailsView) => [inco_terms, inco_place].filter(Boolean).join(' ');

const none = '—';

function CardLink({ card }: { card: CardDetailsView }) {
  return (
    <TextLink look="plain" to={toCard(card)}>
      <LocalizedText of={card} field="name" />
    </TextLink>
  );
}

interface LineProps {
  picture?: ReactNode;
  name: ReactNode;
  note: readonly string[];
  extra?: ReactNode;
  count: ReactNode;
  /** Says whose price it is. */
  label: string;
  /** Undefined if only the total has a price. */
  price: string | undefined;
  sum: string | undefined;
}

function Line({ picture, name, note, extra, count, label, price, sum }: LineProps) {
  const t = useTexts('requests');
  const figure = (label: string, value: ReactNode) => (
    <div className={styles.figure}>
      <span>{label}</span>
      {value}
    </div>
  );
  return (
    <div className={styles.line} data-plain={picture ? undefined : true}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>
          <DotLine>{note}</DotLine>
        </p>
        {extra && <p className={styles.extra}>{extra}</p>}
      </div>
      {figure(t('lines.count'), count)}
      {price !== undefined && figure(label, price)}
      {sum !== undefined && figure(t('lines.sum'), <b>{sum}</b>)}
    </div>
  );
}
