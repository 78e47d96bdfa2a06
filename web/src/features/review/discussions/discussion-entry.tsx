import type { DiscussedField } from '@setu/contract';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { useFieldLabels } from '../../../kit/card-fields/use-field-labels';
import { Button } from '../../../ui/button/button';
import { IconMessage } from '../../../ui/icon/icons';
import styles from './discussions.module.css';
import type { Discussions } from './use-discussions';

interface DiscussionEntryProps {
  field: DiscussedField;
  discussions: Discussions;
}

/** Shows, next to a text, the number of its remarks and the way to them, or a button to start a discussion. */
export function DiscussionEntry({ field, discussions: { open, mayWrite, begin } }: DiscussionEntryProps) {
  const t = useTexts('review');
  const label = useFieldLabels().labelOf(field);
  const count = open.find((one) => one.field === field)?.remarks.length ?? 0;
  const figure = formatNumber(count);
  if (!mayWrite && count === 0) return null;
  return (
    <Button
      tone="quiet"
      size="small"
      icon={IconMessage}
      className={styles.entry}
      ariaLabel={
        count > 0 ? t('discussions.goOn', { field: label, figure }) : t('discussions.beginOn', { field: label })
      }
      onClick={() => begin(field)}
    >
      {count > 0 ? figure : t('discussions.begin')}
    </Button>
  );
}
