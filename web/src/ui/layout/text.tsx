import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import styles from './layout.module.css';

interface TextProps {
  children: ReactNode;
  as?: 'p' | 'span' | 'div' | 'strong' | 'h2' | 'h3' | 'h4';
  size?: 12 | 13 | 14 | 16 | 20;
  tone?: 'ink' | 'secondary' | 'muted' | 'danger' | 'warning';
  isStrong?: boolean;
  /** Uses digits of equal width, for amounts and dates in columns. */
  hasFigures?: boolean;
  id?: string;
  className?: string;
}

/** Text in one of the scale's sizes. */
export function Text({
  children,
  as: Tag = 'p',
  size = 14,
  tone = 'ink',
  isStrong,
  hasFigures,
  id,
  className,
}: TextProps) {
  return (
    <Tag
      id={id}
      className={classNames(
        styles[`s${size}`],
        tone !== 'ink' && styles[tone],
        isStrong && styles.strong,
        hasFigures && styles.figures,
        className,
      )}
    >
      {children}
    </Tag>
  );
}

/** Text for screen readers only. */
export function VisuallyHidden({
  children,
  as: Tag = 'span',
  id,
}: {
  children: ReactNode;
  as?: 'span' | 'div' | 'h1' | 'h2';
  id?: string;
}) {
  return (
    <Tag className={styles.hidden} id={id}>
      {children}
    </Tag>
  );
}
