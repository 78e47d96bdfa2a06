import { useTexts } from '../../../i18n/use-texts';
import { TextLink } from '../../../ui/button/text-link';
import styles from './desk.module.css';
import type { StageList } from './desk-reader';

/** A stage's requests by kind: how many, and the list that shows them. */
export function StageLinks({ lists }: { lists: StageList[] }) {
  const t = useTexts('account');
  return (
    <span className={styles.stageLinks}>
      {lists.map(({ kind, count, to }) => (
        <TextLink key={kind} to={to}>
          {t(`desk.pipeline.kinds.${kind}`, { count })}
        </TextLink>
      ))}
    </span>
  );
}
