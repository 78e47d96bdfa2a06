import type { ReactNode } from 'react';
import { formatNumber } from '../../i18n/formats';
import { useIsPhone } from '../media/use-is-phone';
import { FoldedPanel } from './folded-panel';
import { Panel } from './panel';
import styles from './panel.module.css';

interface PhoneFoldedPanelProps {
  title: string;
  /** The number of entries, which the folded header shows, or a text with what is counted. */
  count: number | string;
  /** Content at the right end of the header. On a phone it comes first in the panel, because the header is a button. */
  aside?: ReactNode;
  /** Set it to false for tables and lists that run edge to edge. */
  isPadded?: boolean;
  /** True if a phone shows it open. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A panel of reference data. On a phone it shows only its title and count until it is opened. */
export function PhoneFoldedPanel({ title, count, aside, isPadded = true, isOpen, children }: PhoneFoldedPanelProps) {
  const isPhone = useIsPhone();
  if (!isPhone) {
    return (
      <Panel title={title} aside={aside} isPadded={isPadded}>
        {children}
      </Panel>
    );
  }
  return (
    <FoldedPanel
      title={title}
      aside={typeof count === 'number' ? formatNumber(count) : count}
      isPadded={isPadded}
      isOpen={isOpen}
    >
      {aside && <FoldedAside isPadded={isPadded}>{aside}</FoldedAside>}
      {children}
    </FoldedPanel>
  );
}

const FoldedAside = ({ isPadded, children }: { isPadded: boolean; children: ReactNode }) => (
  <div className={isPadded ? undefined : styles.foldedAside}>{children}</div>
);
