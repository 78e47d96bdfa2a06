import { type ComponentPropsWithRef, type CSSProperties, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { classNames } from '../../lib/class-names';
import { IconButton } from '../button/icon-button';
import { Icon, type IconComponent } from '../icon/icon';
import { IconEye, IconEyeOff, IconX } from '../icon/icons';
import styles from './field.module.css';

interface TextControlProps extends ComponentPropsWithRef<'input'> {
  icon?: IconComponent;
  /** Shows a clear button while there is text. */
  onClear?: () => void;
  hasFigures?: boolean;
  /**
   * The unit or currency at the right end inside the control. It is decoration, because the label or the description
   * names it too.
   */
  end?: string;
}

/** The kit's one-line input. Give it a name: by the links of `FieldFrame`, or alone by `aria-label`. */
export function TextControl({ icon, onClear, hasFigures, end, className, ...rest }: TextControlProps) {
  const t = useTexts();
  const room = end ? ({ '--end': `${end.length}ch` } as CSSProperties) : undefined;
  return (
    <span className={styles.withMark} style={room}>
      {icon && <Icon of={icon} size={18} />}
      <input
        className={classNames(styles.control, hasFigures && styles.figures, end && styles.hasEnd, className)}
        {...rest}
      />
      {end && (
        <span className={styles.end} aria-hidden="true">
          {end}
        </span>
      )}
      {onClear && rest.value ? (
        <IconButton icon={IconX} size={16} label={t('actions.clear')} onClick={onClear} />
      ) : null}
    </span>
  );
}

/** A password input with a button that shows the text. */
export function PasswordControl(props: ComponentPropsWithRef<'input'>) {
  const t = useTexts();
  const [isShown, setShown] = useState(false);
  return (
    <span className={styles.withMark}>
      <input className={styles.control} {...props} type={isShown ? 'text' : 'password'} />
      <IconButton
        icon={isShown ? IconEyeOff : IconEye}
        size={18}
        label={isShown ? t('actions.hidePassword') : t('actions.showPassword')}
        onClick={() => setShown(!isShown)}
      />
    </span>
  );
}

/** A multi-line input that grows with the text. */
export function TextAreaControl({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return <textarea className={classNames(styles.control, className)} {...rest} />;
}
