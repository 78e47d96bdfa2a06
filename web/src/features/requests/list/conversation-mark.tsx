import type { ConversationMark as Mark, RequestRowView } from '@setu/contract';
import { formatNumber } from '../../../i18n/formats';
import { shortName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { useUser } from '../../../session/use-session';
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
export function ConversationMark({ row, reader }: { row: RequestRowView; reader: Reader }) {
  const t = useTexts('requests');
  const { unread, asked } = row.conversation;
  const askedText = useAskedText(row, reader);
  if (!hasMark(row.conversation)) return null;
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
      {asked && <span>{askedText}</span>}
    </span>
  );
}

/** Names who has to answer. A question to the broker is for the manager of the request, while it has one. */
function useAskedText({ conversation: { asked }, broker_manager: manager }: RequestRowView, reader: Reader): string {
  const t = useTexts('requests');
  const user = useUser();
  if (asked === null) return '';
  if (asked !== reader) return t(`list.asked.${asked}`);
  if (asked === 'broker' && manager && manager.id !== user?.id)
    return t('list.asked.manager', { manager: shortName(manager) });
  return t('list.asked.you');
}
