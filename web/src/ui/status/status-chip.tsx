import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import { Icon, type IconComponent } from '../icon/icon';
import { type RequestStatusCode, requestStatusLooks, type StatusLook, type Tone } from './request-status';
import styles from './status-chip.module.css';

interface StatusChipProps {
  tone: Tone;
  icon: IconComponent;
  children: ReactNode;
  isFilled?: boolean;
}

/** A status chip: icon and text on a tint. Chips are for statuses only. */
export function StatusChip({ tone, icon, children, isFilled }: StatusChipProps) {
  return (
    <span className={styles.chip} data-tone={tone} data-filled={isFilled || undefined}>
      <Icon of={icon} size={14} />
      {children}
    </span>
  );
}

/** The chip of a request's status. `label` is `statuses.request.<code>` in the viewer's language. */
export function RequestStatusChip({ status, label }: { status: RequestStatusCode; label: string }) {
  const { tone, icon, isFilled }: StatusLook = requestStatusLooks[status];
  return (
    <StatusChip tone={tone} icon={icon} isFilled={isFilled}>
      {label}
    </StatusChip>
  );
}

/** A small dot in the status's colour, beside its text. */
export function StatusDot({ tone }: { tone: Tone }) {
  return <span className={styles.dot} data-tone={tone} aria-hidden="true" />;
}

interface StatusMarkProps {
  tone: Tone;
  /** The icon. Absent while the marked event loads. */
  icon?: IconComponent;
  className?: string;
}

/** A round mark with the icon of an event, at the start of its row. */
export function StatusMark({ tone, icon, className }: StatusMarkProps) {
  return (
    <span className={classNames(styles.mark, className)} data-tone={tone}>
      {icon && <Icon of={icon} size={14} />}
    </span>
  );
}

/** A label on a picture ("Sample available"). */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}
