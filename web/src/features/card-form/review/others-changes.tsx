import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconAlertTriangle } from '../../../ui/icon/icons';
import { Callout } from '../../../ui/panel/callout';
import styles from '../card-form.module.css';
import type { CardField } from '../model/card-fields';
import { useCardFieldLabel } from './use-card-field-label';

interface OthersChangesProps {
  /** The fields that another user has changed since the form was opened. */
  changed: CardField[];
  /** Opens the form again with the current version. */
  onTake: () => void;
}

/**
 * Reports that another user changed the card, and which fields. The typed values stay, and saving again overwrites the
 * other version.
 */
export function OthersChanges({ changed, onTake }: OthersChangesProps) {
  const t = useTexts('card-form');
  const labelOf = useCardFieldLabel();
  return (
    <Callout icon={IconAlertTriangle} tone="spark" role="alert" title={t('stale.title')}>
      {changed.length > 0 && (
        <ul className={styles.others}>
          {changed.map((field) => (
            <li key={field}>{labelOf(field)}</li>
          ))}
        </ul>
      )}
      <p>{t('stale.text')}</p>
      <Button size="small" onClick={onTake}>
        {t('stale.take')}
      </Button>
    </Callout>
  );
}
