import type { ConversationMark as Mark } from '@setu/contract';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Icon } from '../../../ui/icon/icon';
import { IconMessage } from '../../../ui/icon/icons';
import { VisuallyHidden } from '../../../ui/layout/text';
import { CountBadge } from '../../../ui/status/count-badge';
import type { Reader } from '../model/side';
import styles from './list.module.css';

/** Returns true if a request has new messages or an unanswered one. */
export const hasMark = ({ unread, asked }: Mark): boolean => unread > 0 || asked !== null;

/**
 * Shows the state of a request's conversations in a row: the number of new messages, and the side that has to answer.
 */
export function ConversationMark({ of, reader }: { of: Mark; reader: Reader }) {
  const t = useTexts('requests');
  const { unread, asked } = of;
  if (!hasMark(of)) return null;
  return (
    <span className={styles.talk}>
      {unread > 0 && (
        <>
          <span className={styles.unread} aria-hidden="true">
            <Icon of={IconMessage} size={14} />
            <CountBadge count={unread} />
          </span>
          <VisuallyHidden>{t('list.unread', { shown: formatNumber(unread) })}</VisuallyHidden>
        </>
      )}
      {asked && <span>{t(asked === reader ? 'list.askedYou' : 'list.asked')}</span>}
    </span>
  );
}
