import { useTexts } from '../../i18n/use-texts';
import { Stack } from '../../ui/layout/layout';
import { type NoticeGroup as Group, waitingFirst } from './group-notices';
import { NoticeGroup } from './notice-group';
import styles from './notices.module.css';

interface NoticeGroupsProps {
  groups: readonly Group[];
  onDelete: (ids: string[]) => void;
}

/** Shows the groups of a page. Requests that wait for the reader come first, under their own heading. */
export function NoticeGroups({ groups, onDelete }: NoticeGroupsProps) {
  const t = useTexts('notices');
  const { waiting, rest } = waitingFirst(groups);
  const [first] = waiting;
  const list = (shown: readonly Group[]) =>
    shown.map((group) => <NoticeGroup key={group.id} group={group} isFirst={group === first} onDelete={onDelete} />);
  return (
    <Stack gap={3}>
      {waiting.length > 0 && <h2 className={styles.part}>{t('parts.waiting')}</h2>}
      {list(waiting)}
      {waiting.length > 0 && rest.length > 0 && <h2 className={styles.part}>{t('parts.rest')}</h2>}
      {list(rest)}
    </Stack>
  );
}
