import type { DiscussedField } from '@setu/contract';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { useFieldLabels } from '../../../kit/card-fields/use-field-labels';
import { Button } from '../../../ui/button/button';
import { IconButton } from '../../../ui/button/icon-button';
import { IconMessage } from '../../../ui/icon/icons';
import styles from './discussions.module.css';
import type { Discussions } from './use-discussions';

interface DiscussionEntryProps {
  field: DiscussedField;
  discussions: Discussions;
}

/** Shows, next to a text, the number of its remarks and the way to them, or a quiet button to start a discussion. */
export function DiscussionEntry({ field, discussions: { open, mayWrite, begin } }: DiscussionEntryProps) {
  const t = useTexts('review');
  const label = useFieldLabels().labelOf(field);
  const count = open.find((one) => one.field === field)?.remarks.length ?? 0;
  const figure = formatNumber(count);
  if (!mayWrite && count === 0) return null;
  const handleClick = () => begin(field);
  if (count === 0)
    return (
      <IconButton
        icon={IconMessage}
        size={18}
        className={styles.entry}
        label={t('discussions.beginOn', { field: label })}
        onClick={handleClick}
      />
    );
  return (
    <Button
      tone="quiet"
      size="small"
      icon={IconMessage}
      ariaLabel={t('discussions.goOn', { field: label, figure })}
      onClick={handleClick}
    >
      {figure}
    </Button>
  );
}
