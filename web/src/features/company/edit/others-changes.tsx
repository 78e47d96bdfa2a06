import type { OwnCompanyView } from '@setu/contract';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconAlertTriangle } from '../../../ui/icon/icons';
import { Callout } from '../../../ui/panel/callout';
import styles from './edit.module.css';
import { useFieldLabels } from './field-labels';

interface OthersChangesProps {
  /** The current company. */
  now: OwnCompanyView;
  /** The version that the form was opened with. */
  since: number;
  /** Opens the form again with the current version. */
  onTake: () => void;
}

/**
 * Reports that another user saved the form: who, and the old and new value of each field. Saving again overwrites their
 * version.
 */
export function OthersChanges({ now, since, onTake }: OthersChangesProps) {
  const t = useTexts('companies');
  const labels = useFieldLabels();
  const changes = now.changes.filter(({ version }) => version > since);
  const [last] = changes;
  const name = last?.changed_by ? fullName(last.changed_by) : t('edit.history.somebody');
  const nothing = t('edit.conflict.nothing');
  return (
    <Callout icon={IconAlertTriangle} title={t('edit.conflict.title', { name })}>
      <ul className={styles.others}>
        {changes
          .flatMap(({ fields }) => fields)
          .map(({ field, from, to }) => (
            <li key={`${field} ${from} ${to}`}>
              {t('edit.conflict.field', {
                field: labels.get(field) ?? field,
                from: from || nothing,
                to: to || nothing,
              })}
            </li>
          ))}
      </ul>
      <p>{t('edit.conflict.text')}</p>
      <Button size="small" onClick={onTake}>
        {t('edit.conflict.take')}
      </Button>
    </Callout>
  );
}
