import { useTexts } from '../../../i18n/use-texts';
import { TextLink } from '../../../ui/button/text-link';
import { VisuallyHidden } from '../../../ui/layout/text';
import styles from './desk.module.css';
import type { StageList } from './desk-reader';

/** A stage's requests by kind: how many, and the list that shows them. `of`: which of them, said beside and in each link aloud. */
export function StageLinks({ lists, of }: { lists: StageList[]; of?: string }) {
  const t = useTexts('account');
  return (
    <span className={styles.stageLinks}>
      {lists.map(({ kind, count, to }) => (
        <TextLink key={kind} to={to}>
          {of && <VisuallyHidden>{`${of} `}</VisuallyHidden>}
          {t(`desk.pipeline.kinds.${kind}`, { count })}
        </TextLink>
      ))}
    </span>
  );
}
