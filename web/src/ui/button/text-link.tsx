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

/** A quiet action inside text ("Reset", "Show all"): looks like a link, is a button. */
export function TextButton({
  children,
  onClick,
  className,
  ariaLabel,
}: {
  children: ReactNode;
  onClick: () => void;
  className?: string;
  /** Where several of a page say the same; begins with the words that are seen. */
  ariaLabel?: string;
}) {
  return (
    <button type="button" className={classNames(styles.link, className)} onClick={onClick} aria-label={ariaLabel}>
      {children}
    </button>
  );
}
