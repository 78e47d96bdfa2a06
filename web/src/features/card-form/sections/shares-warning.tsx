import { formatPercent } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Icon } from '../../../ui/icon/icon';
import { IconAlertTriangle } from '../../../ui/icon/icons';
import { sumOfShares } from '../model/shares';
import { useCardValue } from './card-context';
import styles from './sections.module.css';

/** Shows, below the payment shares, how much of the price they do not cover. */
export function SharesWarning() {
  const t = useTexts('card-form');
  const sum = useCardValue(sumOfShares);
  const mode = useCardValue(({ price_mode }) => price_mode);
  if (sum === null || sum >= 100 || mode === 'request') return null;
  return (
    <span className={styles.warning}>
      <Icon of={IconAlertTriangle} size={14} />
      {t('hints.sharesUnder', { whole: formatPercent(sum / 100) })}
    </span>
  );
}
