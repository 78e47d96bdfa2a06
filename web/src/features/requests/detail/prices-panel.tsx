import { type RequestView, unitAfter } from '@setu/contract';
import { currentLanguage, formatDate, formatQuantity, rateValues } from '../../../i18n/formats';
import { type Quantity, QuantitySentence } from '../../../i18n/quantity-text';
import { useTexts } from '../../../i18n/use-texts';
import { DotLine } from '../../../ui/layout/dot-line';
import { Text } from '../../../ui/layout/text';
import { PhoneFoldedPanel } from '../../../ui/panel/phone-folded-panel';
import { convertedPrice } from '../model/converted-price';
import { unpaidOf } from '../model/deal-payment';
import { type RequestPrice, requestPrices } from '../model/request-prices';
import type { Reader } from '../model/side';
import { usePriceTerms } from '../model/use-price-terms';
import styles from './detail.module.css';
import { RateChangeNote } from './rate-change-note';
import { subjectCount } from './subject-count';

/** Shows the contract, offer and customer price, each at the rate of its own day. */
export function PricesPanel({ request, reader }: { request: RequestView; reader: Reader }) {
  const t = useTexts('requests');
  const count = subjectCount(request);
  const prices = requestPrices(request);
  const terms = usePriceTerms(request);
  const { contract_number: number, contract_date: signed } = request;
  const paperOf = ({ at }: RequestPrice) => [
    ...(number ? [t('prices.paper.number', { number })] : []),
    // The price has the day of its event beside its name. The paper's own day is repeated only if it differs.
    ...(signed && !(at && formatDate(at) === formatDate(signed))
      ? [t('prices.paper.date', { date: formatDate(signed) })]
      : []),
  ];
  const forCount = count && <QuantitySentence {...count} say={(text) => t('prices.forCount', { count: text })} />;
  return (
    <PhoneFoldedPanel title={t('prices.title')} count={prices.length} aside={forCount} isPadded={prices.length === 0}>
      {prices.length === 0 && (
        <Text tone="secondary">{t(reader === 'supplier' ? 'prices.noneYet' : 'prices.none')}</Text>
      )}
      {prices.map((price, index) => (
        <PriceBlock
          key={price.kind}
          // The catalogue price and its rate are those of the customer's day, which a supplier does not know.
          price={reader === 'supplier' && price.kind === 'customer' ? { ...price, at: null, rate: null } : price}
          count={count}
          label={t(`prices.${price.kind === 'wanted' && reader === 'customer' ? 'own' : price.kind}`)}
          isBest={index === 0}
          terms={
            price.kind === 'offer' && reader !== 'supplier' ? terms : price.kind === 'contract' ? paperOf(price) : []
          }
        />
      ))}
      {prices[0] && reader !== 'supplier' && request.status !== 'completed' && (
        <RateChangeNote price={prices[0]} count={count?.value ?? null} unpaid={unpaidOf(request)} />
      )}
    </PhoneFoldedPanel>
  );
}

const isExact = (each: string): boolean => !each.startsWith('≈');

interface PriceBlockProps {
  price: RequestPrice;
  count: Quantity | null;
  label: string;
  isBest: boolean;
  /** What the price comes with. */
  terms: readonly string[];
}

function PriceBlock({ price, count, label, isBest, terms }: PriceBlockProps) {
  const t = useTexts('requests');
  const { rate } = price;
  const { main, other, each, otherEach } = convertedPrice(price.money, rate, count?.value ?? null);
  const unit = count?.unit && unitAfter(1, count.unit.name, currentLanguage());
  const perUnit = (amount: string) => (unit ? t('lines.each', { price: amount, unit }) : amount);
  return (
    <div className={styles.price} data-best={isBest || undefined}>
      <p className={styles.priceHead}>
        <span>{label}</span>
        {price.at && <time dateTime={price.at}>{formatDate(price.at)}</time>}
      </p>
      <p className={styles.amount}>
        {main}
        {otherEach && <span>{other}</span>}
      </p>
      {/* The total is the price of a unit times the count, and the rate converts that price, so that both can be checked. */}
      {each && count && (
        <p className={styles.original}>
          {isExact(each) ? `${each} × ${formatQuantity(count.value, count.unit?.name ?? '')}` : perUnit(each)}
        </p>
      )}
      {terms.length > 0 && (
        <p className={styles.original}>
          <DotLine>{terms}</DotLine>
        </p>
      )}
      {other && rate && (
        <p className={styles.original}>
          {t('prices.atRate', { amount: otherEach ? perUnit(otherEach) : other, ...rateValues(rate) })}
        </p>
      )}
    </div>
  );
}
