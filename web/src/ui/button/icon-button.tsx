import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../lib/class-names';
import { Icon, type IconComponent } from '../icon/icon';
import styles from './button.module.css';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  icon: IconComponent;
  /** What the button does, shown on hover and read by screen readers. */
  label: string;
  look?: 'bare' | 'framed' | 'onDeep';
  size?: 16 | 18 | 20;
}

/** A square button with only an icon. The label is required because it is the button's name. */
export function IconButton({ icon, label, look = 'bare', size = 20, className, type, ...rest }: IconButtonProps) {
  return (
    <button
      type={type ?? 'button'}
      title={label}
      aria-label={label}
      data-print="off"
      className={classNames(styles.icon, look !== 'bare' && styles[look], className)}
      {...rest}
    >
      <Icon of={icon} size={size} />
    </button>
  );
}
