import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '../ui/button/button';
import type { IconComponent } from '../ui/icon/icon';

interface SubmitButtonProps {
  children: ReactNode;
  size?: 'normal' | 'large';
  isWide?: boolean;
  icon?: IconComponent;
  /** Where another action of the form is its main one. */
  tone?: 'main' | 'line';
  /** Not possible for a while: the words say so. */
  isDisabled?: boolean;
}

/** Sends the form it stands in; busy while the answer is awaited, never disabled for errors: pressing it shows them. */
export function SubmitButton({ children, ...look }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" tone="main" isBusy={isSubmitting} {...look}>
      {children}
    </Button>
  );
}
