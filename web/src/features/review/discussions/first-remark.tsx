import type { DiscussedField } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import styles from './discussions.module.css';
import { FieldName } from './field-name';
import { RemarkField } from './remark-field';
import { useDiscussedLabel } from './use-discussed-label';
import type { Discussions } from './use-discussions';

interface FirstRemarkProps {
  field: DiscussedField;
  discussions: Discussions;
  onField: (() => void) | undefined;
  /** Nothing is to be said after all. */
  onLeave: () => void;
}

/** Where a discussion begins. */
export function FirstRemark({ field, discussions, onField, onLeave }: FirstRemarkProps) {
  const t = useTexts('review');
  const label = useDiscussedLabel()(field);
  const { review, writing, write } = discussions;
  return (
    <div className={styles.discussion} data-active>
      <FieldName label={label} onField={onField} />
      <RemarkField
        {...{ review, field, onLeave }}
        label={t('discussions.firstOn', { field: label })}
        placeholder={t('discussions.first')}
        sendLabel={t('discussions.sendOn', { field: label })}
        isBusy={writing === field}
        takesFocus
        onSend={(text) => write(field, text)}
      />
    </div>
  );
}
