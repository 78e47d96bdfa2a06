import { lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';

export interface PopoverProps {
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  /** The button, which toggles the pop-up and accepts a ref. */
  trigger: ReactElement;
  /** The name of the pop-up. */
  label: string;
  className?: string;
  /** The end of the button that the pop-up is aligned to. */
  side?: 'start' | 'end';
  children: ReactNode;
}

// The library's pop-up with its positioning is 20 KiB, which a list needs only when the user opens a filter.
const Window = lazy(() => import('./popover-window').then(({ PopoverWindow }) => ({ default: PopoverWindow })));

/** A pop-up under its button, which keeps the focus while it is open. Its code loads when it first opens. */
export function Popover(props: PopoverProps) {
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && props.isOpen) setNeeded(true);
  if (!isNeeded) return props.trigger;
  return (
    <Suspense fallback={props.trigger}>
      <Window {...props} />
    </Suspense>
  );
}
