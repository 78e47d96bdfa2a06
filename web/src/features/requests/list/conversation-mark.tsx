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

/** Shows the number of new messages in a request's conversations, beside its number. Shows nothing without any. */
export function UnreadMark({ of: { unread } }: { of: Mark }) {
  const t = useTexts('requests');
  if (unread === 0) return null;
  return (
    <span className={styles.unread}>
      <span aria-hidden="true">
        <Icon of={IconMessage} size={14} />
        <CountBadge count={unread} />
      </span>
      <VisuallyHidden>{t('list.unread', { shown: formatNumber(unread) })}</VisuallyHidden>
    </span>
  );
}

/**
 * Returns the function that names who has to answer in the conversations of a request. The manager of the request answers
 * a question to the broker, or any manager if the request has none. The function returns null if nobody has to answer, if
 * the next step already says so, or if something else waits for the reader before an answer of another side.
 */
export function useAskedText(reader: Reader): (row: RequestRowView) => string | null {
  const t = useTexts('requests');
  const user = useUser();
  return ({ conversation: { asked }, broker_manager: manager, waiting: [first], waits_for: next }) => {
    if (asked === null) return null;
    if (asked !== reader) {
      const isSaid = reader !== 'broker' && asked === next;
      return first || isSaid ? null : t(`list.asked.${asked}`);
    }
    if (asked === 'broker' && manager && manager.id !== user?.id)
      return t('list.asked.manager', { manager: shortName(manager) });
    return first === 'question' && reader !== 'broker' ? null : t('list.asked.you');
  };
}
