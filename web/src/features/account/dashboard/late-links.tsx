import { useTexts } from '../../../i18n/use-texts';
import { TextLink } from '../../../ui/button/text-link';
import { Icon } from '../../../ui/icon/icon';
import { IconAlertTriangle } from '../../../ui/icon/icons';
import styles from './desk.module.css';
import type { StageList } from './desk-reader';

/** What of a stage is overdue: how many, and the list that shows them; by kind where there are both. */
export function LateLinks({ lists }: { lists: StageList[] }) {
  const t = useTexts('account');
  const words = ({ kind, count }: StageList) =>
    lists.length === 1 ? t('desk.pipeline.late', { count }) : t(`desk.pipeline.lateKinds.${kind}`, { count });
  return (
    <span className={styles.lateLinks}>
      <Icon of={IconAlertTriangle} size={14} />
      <span className={styles.stageLinks}>
        {lists.map((list) => (
          <TextLink key={list.kind} to={list.to}>
            {words(list)}
          </TextLink>
        ))}
      </span>
    </span>
  );
}
