import type { MouseEvent, ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../lib/class-names';
import { Icon, type IconComponent } from '../icon/icon';
import { IconLoader2 } from '../icon/icons';
import styles from './button.module.css';

export type ButtonTone = 'main' | 'spark' | 'line' | 'soft' | 'quiet' | 'danger' | 'dangerFilled' | 'onDeep';

interface ButtonLook {
  children: ReactNode;
  /** The look of the button. Use one `main` per view, and `line` by default. */
  tone?: ButtonTone;
  size?: 'small' | 'normal' | 'large';
  icon?: IconComponent;
  iconEnd?: IconComponent;
  isWide?: boolean;
  /** On a phone, shows only the icon. The text stays the name. */
  isIconOnPhone?: boolean;
  className?: string;
}

interface ButtonProps extends ButtonLook {
  type?: 'button' | 'submit' | 'reset';
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** True while work is in progress. The button keeps its place and label, and presses do nothing. */
  isBusy?: boolean;
  /** True if the action is not possible now. The button stays focusable, so that `describedBy` can say why. */
  isDisabled?: boolean;
  describedBy?: string;
  ariaLabel?: string;
  expanded?: boolean;
  hasPopup?: 'menu' | 'dialog' | 'listbox';
  formId?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

function look({ tone = 'line', size = 'normal', isWide, isIconOnPhone, className }: Omit<ButtonLook, 'children'>) {
  return classNames(
    styles.button,
    styles[tone],
    size !== 'normal' && styles[size],
    isWide && styles.wide,
    isIconOnPhone && styles.iconOnPhone,
    className,
  );
}

/** A button that does something on this page. To navigate, use `ButtonLink`. */
export function Button(props: ButtonProps) {
  const { children, icon, iconEnd, type = 'button', onClick, isBusy = false, isDisabled = false } = props;
  const isInert = isBusy || isDisabled;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      ref={props.ref}
      type={type}
      data-print="off"
      className={look(props)}
      onClick={handleClick}
      aria-disabled={isDisabled || undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={props.describedBy}
      aria-label={props.ariaLabel}
      aria-expanded={props.expanded}
      aria-haspopup={props.hasPopup}
      form={props.formId}
      // biome-ignore lint/a11y/noAutofocus: a dialog focuses its safe button
      autoFocus={props.autoFocus}
      data-autofocus={props.autoFocus || undefined}
    >
      {isBusy ? <Icon of={IconLoader2} size={18} className={styles.spin} /> : icon && <Icon of={icon} size={18} />}
      {children}
      {iconEnd && <Icon of={iconEnd} size={18} />}
    </button>
  );
}

interface ButtonLinkProps extends ButtonLook {
  to: string;
  state?: unknown;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link to another screen that looks like a button. */
export function ButtonLink({ children, icon, iconEnd, to, state, onClick, ...rest }: ButtonLinkProps) {
  return (
    <Link to={to} state={state} onClick={onClick} className={look(rest)} data-print="off">
      {icon && <Icon of={icon} size={18} />}
      {children}
      {iconEnd && <Icon of={iconEnd} size={18} />}
    </Link>
  );
}
