import type { CompanyView } from '@setu/contract';
import { formatDate } from '../../i18n/formats';
import { LocalizedText } from '../../i18n/localized-text';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../../ui/icon/icon';
import { IconCheck } from '../../ui/icon/icons';
import { Panel } from '../../ui/panel/panel';
import styles from './company-checks.module.css';

/** Lists the broker's checks of a supplier: the fact, its evidence and the date, newest first. */
export function CompanyChecks({ checks }: { checks: CompanyView['checks'] }) {
  const t = useTexts('company');
  const newestFirst = [...checks].sort((a, b) => b.checked_on.localeCompare(a.checked_on));
  return (
    <div id="checks" className={styles.target}>
      <Panel title={t('sections.checks')} isPadded={false}>
        <ul className={styles.list}>
          {newestFirst.map((check) => (
            <li key={check.kind} className={styles.row}>
              <span className={styles.mark}>
                <Icon of={IconCheck} size={18} />
              </span>
              <div>
                <p className={styles.what}>{t(`checks.${check.kind}`)}</p>
                <p className={styles.note}>
                  <LocalizedText of={check} field="note" />
                </p>
              </div>
              <time className={styles.day} dateTime={check.checked_on}>
                {formatDate(check.checked_on)}
              </time>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
