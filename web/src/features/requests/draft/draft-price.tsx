import type { CardDetailsView, MoneyView, RequestView } from '@setu/contract';
import { useFormField } from '../../../forms/use-form-field';
import { currentRate, formatPercent, lotPrice, rateValues } from '../../../i18n/formats';
import { QuantitySentence, UnitSentence } from '../../../i18n/quantity-text';
import { useTexts } from '../../../i18n/use-texts';
import { type Money, multiply } from '../../../lib/money';
import { Text } from '../../../ui/layout/text';
import { AmountSentence, MoneyRange } from '../../../ui/money/price';
import { FactsList } from '../../../ui/panel/facts-list';
import { Panel } from '../../../ui/panel/panel';
import { convertedPrice } from '../model/converted-price';
import { countOf } from '../model/request-prices';
import styles from './draft.module.css';

const rupees = (value: number | null): MoneyView | null => (value === null ? null : { value, currency: 'INR' });

/** Shows the price of a unit and of the full quantity, in both currencies with the rate. Updates during typing. */
export function DraftPrice({ request }: { request: RequestView }) {
  const t = useTexts('requests');
  const { value } = useFormField<string>('count');
  const card = request.last_customer_condition.condition_product_skus[0]?.product_sku;
  const from = card ? rupees(card.price_from) : null;
  const count = countOf(value);
  return (
    <Panel title={t('price.title')} className={styles.side}>
      {card && from ? (
        <Amounts card={card} from={from} to={rupees(card.price_to)} count={count} />
      ) : (
        <Text tone="secondary">{t('price.onRequest')}</Text>
      )}
      {card && <Terms card={card} />}
      {from && (
        <Text size={13} tone="muted" className={styles.note}>
          {t('price.note')}
        </Text>
      )}
    </Panel>
  );
}

/** Shows what the price depends on: the lead time, the delivery terms and the payment terms. */
function Terms({ card }: { card: CardDetailsView }) {
  const t = useTexts('requests');
  const {
    lead_days: days,
    inco_terms: terms,
    inco_place: place,
    payment_advance: advance,
    payment_transfer: rest,
  } = card;
  const payment =
    advance !== null &&
    rest !== null &&
    t(`facts.paymentParts.${card.type}`, { advance: formatPercent(advance), rest: formatPercent(rest) });
  return (
    <div className={styles.terms}>
      <FactsList
        facts={[
          { label: t('facts.leadTime'), value: days !== null && t('facts.days', { count: days }) },
          { label: t('facts.terms'), value: [terms, place].filter(Boolean).join(' ') },
          { label: t('facts.payment'), value: payment },
        ]}
      />
    </div>
  );
}

interface AmountsProps {
  card: CardDetailsView;
  from: MoneyView;
  to: MoneyView | null;
  count: number | null;
}

function Amounts({ card, from, to, count }: AmountsProps) {
  const t = useTexts('requests');
  return (
    <>
      <p className={styles.label}>
        {card.unit?.name ? (
          <UnitSentence unit={card.unit} say={(unit) => t('price.perUnit', { unit })} />
        ) : (
          t('price.perOne')
        )}
      </p>
      <p className={styles.unitPrice}>
        <MoneyRange from={from} to={to} />
      </p>
      {(count === null || count <= 0) && <Other from={from} to={to} />}
      {count !== null && count > 0 && (
        <div className={styles.total} role="status">
          <p className={styles.label}>
            <QuantitySentence value={count} unit={card.unit} say={(total) => t('price.total', { count: total })} />
          </p>
          <p className={styles.sum}>
            <MoneyRange from={lotPrice(from, count)} to={to && lotPrice(to, count)} />
          </p>
          <Other from={multiply(from, count)} to={to && multiply(to, count)} count={count} />
        </div>
      )}
    </>
  );
}

/** Shows the amount in the other currency, with the rate and its date. */
function Other({ from, to, count = 1 }: { from: Money; to: Money | null; count?: number }) {
  const t = useTexts('requests');
  const rate = currentRate();
  const { other: amount } = convertedPrice({ ...from, value_to: to?.value }, rate, count);
  if (!rate || !amount) return null;
  return (
    <p className={styles.other}>
      <AmountSentence amount={amount} sentence={t('prices.atRate', { amount, ...rateValues(rate) })} />
    </p>
  );
}
