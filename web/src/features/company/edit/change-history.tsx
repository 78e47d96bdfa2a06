import type { OwnCompanyChangeView } from '@setu/contract';
import { formatDateTime } from '../../../i18n/formats';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import styles from './edit.module.css';
import { useFieldLabels } from './field-labels';

/** Lists the changes of the company's details with their authors, newest first. */
export function ChangeHistory({ changes }: { changes: OwnCompanyChangeView[] }) {
  const t = useTexts('companies');
  const labels = useFieldLabels();
  if (changes.length === 0) return null;
  return (
    <Panel title={t('edit.history.title')}>
      <ol className={styles.history}>
        {changes.map((change) => (
          <li key={`${change.version} ${change.changed_at}`}>
            <Text isStrong>{change.changed_by ? fullName(change.changed_by) : t('edit.history.somebody')}</Text>
            <Text size={13} tone="muted">
              <time dateTime={change.changed_at}>{formatDateTime(change.changed_at)}</time>
              {change.acting && ` · ${t('edit.history.acting', { name: fullName(change.acting) })}`}
            </Text>
            <Text size={13}>{change.fields.map(({ field }) => labels.get(field) ?? field).join(', ')}</Text>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
