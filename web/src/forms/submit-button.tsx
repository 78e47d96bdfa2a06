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
}

/**
 * The button that submits its form. It is busy while the answer is pending. Errors never disable it, because pressing
 * it shows them.
 */
export function SubmitButton({ children, ...look }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" tone="main" isBusy={isSubmitting} {...look}>
      {children}
    </Button>
  );
}
