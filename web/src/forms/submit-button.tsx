import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '../ui/button/button';
import type { IconComponent } from '../ui/icon/icon';

interface SubmitButtonProps {
  children: ReactNode;
  size?: 'normal' | 'large';
  isWide?: boolean;
  icon?: IconComponent;
  /** Use `line` if another action of the form is the main one. */
  tone?: 'main' | 'line';
  /** True if the action is not possible now. The label says why. */
  isDisabled?: boolean;
  /** True if there is nothing to send until a value is changed. */
  needsChanges?: boolean;
}

/**
 * The button that submits its form. It is busy while the answer is pending. Errors never disable it, because pressing
 * it shows them.
 */
export function SubmitButton({ children, needsChanges, isDisabled, ...look }: SubmitButtonProps) {
  const { isSubmitting, dirty } = useFormikContext();
  const isOff = isDisabled || (needsChanges && !dirty);
  return (
    <Button type="submit" tone="main" isBusy={isSubmitting} isDisabled={isOff} {...look}>
      {children}
    </Button>
  );
}
