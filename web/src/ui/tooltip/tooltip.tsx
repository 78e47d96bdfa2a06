import '@mantine/core/styles/Tooltip.layer.css';
import { Tooltip as LibraryTooltip } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import styles from './tooltip.module.css';

/** Words that appear on hover and focus. Never the only place of something one must know. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <LibraryTooltip
      label={text}
      multiline
      openDelay={250}
      events={{ hover: true, focus: true, touch: true }}
      classNames={{ tooltip: styles.tooltip }}
    >
      {children}
    </LibraryTooltip>
  );
}
