import { BoldText } from '../../i18n/bold-text';
import { currentRate, formatRateWithCode, rateValues } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import styles from './header.module.css';

/** The exchange rate with its date: "1 INR = 0,9184 RUB". Shows nothing while no valid rate is known. */
export function RateLine({ isShort = false }: { isShort?: boolean }) {
  const t = useTexts();
  const rate = currentRate();
  if (!rate) return null;
  const { context, ...values } = { ...rateValues(rate), rate: formatRateWithCode(rate) };
  return (
    <span className={styles.rate}>
      <BoldText text={t(isShort ? 'shell.rateShort' : 'shell.rate', { context, ...values })} />
      {rate.stale && ` (${t('shell.rateStale')})`}
    </span>
  );
}
