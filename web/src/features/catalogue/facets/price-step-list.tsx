import { formatRoundMoney } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { CheckControl } from '../../../ui/field/check-control';
import styles from './facets.module.css';
import { type PriceStep, priceSteps } from './price-steps';

interface PriceStepListProps {
  /** The lowest and highest price of the list, in `currency`. */
  bounds: readonly (number | null)[];
  currency: string;
  value: PriceStep;
  onChange: (value: PriceStep) => void;
}

/** Shows round price ranges in the viewer's currency. A range fills in the price filter, and one applies at a time. */
export function PriceStepList({ bounds, currency, value, onChange }: PriceStepListProps) {
  const t = useTexts('catalogue');
  const money = (amount: number) => ({ value: amount, currency });
  const labelOf = ({ from, to }: PriceStep): string => {
    if (from === null) return t('facets.upTo', { to: to === null ? '' : formatRoundMoney(money(to)) });
    if (to === null) return t('facets.from', { from: formatRoundMoney(money(from)) });
    return formatRoundMoney(money(from), money(to));
  };
  return (
    <fieldset className={styles.group} aria-label={t('facets.names.price_band')}>
      <div className={styles.values}>
        {priceSteps(bounds).map((step) => (
          <div key={step.from} className={styles.value}>
            <CheckControl
              label={labelOf(step)}
              checked={step.from === value.from && step.to === value.to}
              onChange={({ target }) => onChange(target.checked ? step : { from: null, to: null })}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
