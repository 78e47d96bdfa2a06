import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { TextLink } from '../../../ui/button/text-link';
import { VisuallyHidden } from '../../../ui/layout/text';
import styles from './desk.module.css';
import type { StageList } from './desk-reader';

interface StageLinksProps {
  lists: StageList[];
  /** What is counted, for screen readers. */
  of: string;
  /** True where the line is short. */
  isShort?: boolean;
  /** Links to other lists in the same line. */
  children?: ReactNode;
}

/** Shows the number of a stage's requests by kind, with a link to each list. */
export function StageLinks({ lists, of, isShort = false, children }: StageLinksProps) {
  const t = useTexts('account');
  return (
    <span className={styles.stageLinks}>
      {lists.map(({ kind, count, to }) => (
        <TextLink key={kind} to={to}>
          <VisuallyHidden>{`${of}, `}</VisuallyHidden>
          {t(`desk.${isShort ? 'figures' : 'pipeline'}.kinds.${kind}`, { count })}
        </TextLink>
      ))}
      {children}
    </span>
  );
}
