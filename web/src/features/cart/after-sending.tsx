import { useTexts } from '../../i18n/use-texts';
import { Panel } from '../../ui/panel/panel';
import styles from './cart.module.css';

const steps = ['check', 'broker'] as const;

/** Says what happens after the customer requests the selected items. */
export function AfterSending() {
  const t = useTexts('cart');
  return (
    <Panel title={t('after.title')}>
      <ol className={styles.after}>
        {steps.map((step) => (
          <li key={step}>{t(`after.${step}`)}</li>
        ))}
      </ol>
      <p className={styles.private}>{t('after.hidden')}</p>
    </Panel>
  );
}
