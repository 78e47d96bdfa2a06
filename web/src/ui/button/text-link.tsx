import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../lib/class-names';
import styles from './button.module.css';

interface TextLinkProps {
  to: string;
  children: ReactNode;
  /** `plain` keeps the colour of the surrounding text until hover. */
  look?: 'underlined' | 'plain';
  state?: unknown;
  replace?: boolean;
  className?: string;
  lang?: string;
  ariaCurrent?: 'page' | 'true';
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link inside text or a list. */
export function TextLink({ to, children, look = 'underlined', className, ariaCurrent, ...rest }: TextLinkProps) {
  return (
    <Link
      to={to}
      className={classNames(look === 'plain' ? styles.plain : styles.link, className)}
      aria-current={ariaCurrent}
      {...rest}
    >
      {children}
    </Link>
  );
}

/** A link to an element of the same page, by its id. */
export function PlaceLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={`#${to}`} className={styles.link}>
      {children}
    </a>
  );
}

/** A secondary action inside text ("Reset", "Show all"): it looks like a link but is a button. */
export function TextButton({
  children,
  onClick,
  className,
  ariaLabel,
  expanded,
}: {
  children: ReactNode;
  onClick: () => void;
  className?: string;
  /** The accessible name, for pages where several buttons have the same text. It begins with the visible text. */
  ariaLabel?: string;
  /** Whether the part that the button opens is shown. */
  expanded?: boolean;
}) {
  return (
    <button
      type="button"
      className={classNames(styles.link, className)}
      onClick={onClick}
      aria-label={ariaLabel}
      aria-expanded={expanded}
    >
      {children}
    </button>
  );
}
