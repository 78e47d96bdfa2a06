import type { CardDetailsView, ReviewView } from '@setu/contract';
import { formatMoneyAsIs, formatMoneyRangeAsIs } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Icon } from '../../../ui/icon/icon';
import { IconAlertTriangle, IconChartLine } from '../../../ui/icon/icons';
import { priceStanding } from '../model/price-standing';
import styles from '../review.module.css';

interface PriceNormProps {
  of: Pick<CardDetailsView, 'price_mode' | 'price_from' | 'price_to'>;
  norm: ReviewView['price_norm'];
}

const inRupees = (value: number) => ({ value, currency: 'INR' });

/** Shows what other cards of the category cost, and whether this price is outside of that. In rupees, as it is entered. */
export function PriceNorm({ of: price, norm }: PriceNormProps) {
  const t = useTexts('review');
  if (norm === null) return null;
  const range = formatMoneyRangeAsIs(inRupees(norm.low), inRupees(norm.high));
  const standing = priceStanding(price, norm);
  return (
    <p className={styles.norm} data-outside={standing !== 'usual' || undefined}>
      <Icon of={standing === 'usual' ? IconChartLine : IconAlertTriangle} size={14} />
      <span>{t(`norm.${standing}`, { range, median: formatMoneyAsIs(inRupees(norm.median)) })}</span>
    </p>
  );
}
