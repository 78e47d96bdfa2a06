import { lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';

export interface PopoverProps {
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  /** The button; it opens and closes by itself, and takes a ref. */
  trigger: ReactElement;
  /** Names what opens. */
  label: string;
  className?: string;
  /** Which of the button's ends it lines up with. */
  side?: 'start' | 'end';
  children: ReactNode;
}

// With what places it: 20 KiB that a list needs only when somebody opens a filter.
const Window = lazy(() => import('./popover-window').then(({ PopoverWindow }) => ({ default: PopoverWindow })));

/** Something that opens under its button and keeps the focus while it is open. Its code comes when it first opens. */
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
