import type { DiscussedField } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import styles from './discussions.module.css';
import { FieldName } from './field-name';
import { RemarkField } from './remark-field';
import { useDiscussedLabel } from './use-discussed-label';
import type { Discussing } from './use-discussing';

interface FirstRemarkProps {
  field: DiscussedField;
  review: string;
  discussing: Discussing;
  onField: (() => void) | undefined;
  /** Called when the user gives up the remark. */
  onLeave: () => void;
}

/** Asks for the first remark of a discussion. */
export function FirstRemark({ field, review, discussing, onField, onLeave }: FirstRemarkProps) {
  const t = useTexts('discussion');
  const label = useDiscussedLabel()(field);
  const { writing, write } = discussing;
  return (
    <div className={styles.discussion} data-active>
      <FieldName label={label} onField={onField} />
      <RemarkField
        {...{ review, field, onLeave }}
        label={t('firstOn', { field: label })}
        placeholder={t('first')}
        sendLabel={t('sendOn', { field: label })}
        isBusy={writing === field}
        takesFocus
        onSend={(text) => write(field, text)}
      />
    </div>
  );
}
