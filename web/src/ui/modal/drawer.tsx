import { lazy, type ReactNode, Suspense, useState } from 'react';

export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  side?: 'left' | 'right';
  /** For a form: 520 px wide, and the full width of a phone. */
  isWide?: boolean;
}

const Window = lazy(() => import('./drawer-window').then(({ DrawerWindow }) => ({ default: DrawerWindow })));

/** A panel that slides in from the side: the phone menu, filters, side tasks. Its code loads when it first opens. */
export function Drawer(props: DrawerProps) {
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && props.isOpen) setNeeded(true);
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <Window {...props} />
      </Suspense>
    )
  );
}
