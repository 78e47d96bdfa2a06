import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/icon';
import { IconCircleCheck } from '../../ui/icon/icons';
import styles from './cost-tables.module.css';

/** Says in one line that a table lacks nothing. */
export const NoGaps = ({ children }: { children: ReactNode }) => (
  <p className={styles.good}>
    <Icon of={IconCircleCheck} size={18} />
    {children}
  </p>
);
