import { formatRoundMoney } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import styles from './facets.module.css';
import { type PriceStep, priceSteps } from './price-steps';

interface PriceStepListProps {
  /** The lowest and highest price of the list, in `currency`. */
  bounds: readonly (number | null)[];
  currency: string;
  value: PriceStep;
  onChange: (value: PriceStep) => void;
}

/**
 * Shows round price ranges in the viewer's currency as buttons that fill in the price filter. One applies at a time, so
 * they are not among the values with counts.
 */
export function PriceStepList({ bounds, currency, value, onChange }: PriceStepListProps) {
  const t = useTexts('catalogue');
  const money = (amount: number) => ({ value: amount, currency });
  const labelOf = ({ from, to }: PriceStep): string => {
    if (from === null) return t('facets.upTo', { to: to === null ? '' : formatRoundMoney(money(to)) });
    if (to === null) return t('facets.from', { from: formatRoundMoney(money(from)) });
    return formatRoundMoney(money(from), money(to));
  };
  return (
    <fieldset className={styles.steps} aria-label={t('facets.names.price_band')}>
      {priceSteps(bounds).map((step) => {
        const isChosen = step.from === value.from && step.to === value.to;
        return (
          <button
            key={step.from}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChange(isChosen ? { from: null, to: null } : step)}
          >
            {labelOf(step)}
          </button>
        );
      })}
    </fieldset>
  );
}
