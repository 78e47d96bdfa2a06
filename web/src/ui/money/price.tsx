import type { CSSProperties } from 'react';
import {
  currentLanguage,
  currentRate,
  formatMoney,
  formatMoneyRange,
  formatMoneyRangeAsIs,
  formatRoundMoney,
  rateValues,
} from '../../i18n/formats';
import { type Unit, UnitSentence } from '../../i18n/quantity-text';
import { useReader } from '../../i18n/reader';
import { useTexts } from '../../i18n/use-texts';
import { WithPart } from '../../i18n/with-part';
import type { Money } from '../../lib/money';
import { Icon } from '../icon/icon';
import { IconInfoCircle } from '../icon/icons';
import styles from './price.module.css';

interface PriceProps {
  /** The lower price, or null if the price is on request. */
  from: Money | null;
  to?: Money | null;
  unit?: Unit | null;
  size?: 'small' | 'card' | 'hero';
  /** Leaves out kopecks, and paise from ₹1,000. For lists of cards, where nobody multiplies the price. */
  isRound?: boolean;
  /** Replaces the amounts. */
  figure?: string;
}

/** A price in the viewer's currency, `1 084–1 341 ₽ / кг`, or "Price on request". */
export function Price({ from, to = null, unit, size = 'card', isRound = false, figure }: PriceProps) {
  const t = useTexts();
  if (!from) {
    return (
      <span className={styles.onRequest} data-size={size === 'hero' ? size : undefined}>
        {t('product.onRequest')}
      </span>
    );
  }
  return (
    <span className={styles.price} data-size={size}>
      {figure ?? <MoneyRange from={from} to={to} isRound={isRound} beside={unit?.name ? unit.name.length + 2 : 0} />}
      {unit?.name && (
        <>
          {' '}
          <small>
            <UnitSentence unit={unit} say={(name) => t('product.perUnit', { unit: name })} />
          </small>
        </>
      )}
    </span>
  );
}

/** The longest range with its unit, in letters, that has room in one line of a phone's card at the smallest size. */
const longestLine = 22;

interface MoneyRangeProps {
  from: Money;
  to: Money | null;
  isRound?: boolean;
  /** The length of the unit that stays in the same line, if there is room for both. */
  beside?: number;
}

/**
 * One or two amounts in the viewer's currency, without line breaks. The styles get the length of the text, so that a
 * long range shrinks in a narrow place.
 */
export function MoneyRange({ from, to, isRound = false, beside = 0 }: MoneyRangeProps) {
  const reader = useReader();
  const text = isRound ? formatRoundMoney(from, to, reader) : formatMoneyRange(from, to, reader);
  const lengths = { '--letters': text.length, '--unit': beside };
  return (
    <span
      className={styles.figure}
      data-long={text.length + beside > longestLine || undefined}
      style={lengths as CSSProperties}
    >
      {text}
    </span>
  );
}

/** A single amount in the viewer's currency, with digits of equal width. */
export function Amount({ money }: { money: Money }) {
  return <span className={styles.figure}>{formatMoney(money)}</span>;
}

/**
 * The original price in rupees under a rouble price, with the rate and its date. Shows nothing without a conversion.
 */
export function OriginalPrice({ money, to }: { money: Money; to?: Money | null }) {
  const t = useTexts();
  const reader = useReader();
  const rate = currentRate();
  if (currentLanguage(reader) !== 'ru' || !rate || money.currency !== 'INR') return null;
  const amount = formatMoneyRangeAsIs(money, to ?? null, reader);
  return (
    <span className={styles.original}>
      <AmountSentence amount={amount} sentence={t('money.atRate', { amount, ...rateValues(rate, reader) })} />
    </span>
  );
}

/** A sentence of the interface with an amount or a range that does not break across lines. */
export function AmountSentence({ amount, sentence }: { amount: string; sentence: string }) {
  return (
    <WithPart sentence={sentence} part={amount}>
      <span className={styles.figure}>{amount}</span>
    </WithPart>
  );
}

/** The text under every list of converted prices: the rate and its date. Shows nothing while prices are in rupees. */
export function RateNote() {
  const t = useTexts();
  const rate = currentRate();
  if (currentLanguage() !== 'ru' || !rate) return null;
  return (
    <p className={styles.note}>
      <Icon of={IconInfoCircle} size={16} />
      {t('money.rateNote', rateValues(rate))}
    </p>
  );
}
