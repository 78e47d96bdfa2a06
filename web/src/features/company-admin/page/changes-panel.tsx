import type { CompanyAdminView } from '@setu/contract';
import { formatDateTime } from '../../../i18n/formats';
import { recordedName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { Text } from '../../../ui/layout/text';
import { FoldedPanel } from '../../../ui/panel/folded-panel';
import styles from '../company-admin.module.css';

/** Lists recent changes of the company with their authors. */
export function ChangesPanel({ adminView: { changes, all_changes: all } }: { adminView: CompanyAdminView }) {
  const t = useTexts('company-admin');
  return (
    <FoldedPanel
      title={t('changes.title')}
      aside={all > changes.length ? t('changes.newest', { count: changes.length, all }) : all}
    >
      {changes.length === 0 ? (
        <Text tone="secondary">{t('changes.none')}</Text>
      ) : (
        <ul className={styles.changes}>
          {changes.map(({ kind, at, person, acting_person: acting }) => (
            <li key={`${at} ${kind}`}>
              <time dateTime={at}>{formatDateTime(at)}</time>
              <span>
                <b>
                  {acting
                    ? t('changes.for', { acting: recordedName(acting), person: recordedName(person) })
                    : recordedName(person)}
                </b>{' '}
                {t(`changes.kind.${kind}`)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </FoldedPanel>
  );
}
