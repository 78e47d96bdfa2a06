import { lazy, type ReactNode, Suspense } from 'react';

export interface ModalFrameProps {
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the right end: the safe one first. */
  footer?: ReactNode;
  /** 440 px to ask, 640 for forms, 1080 for the catalogue. */
  size?: 'ask' | 'form' | 'wide';
  onClose: () => void;
  /** False while something must not be lost by a stray click: only its buttons close it, and Escape where it may. */
  isDismissable?: boolean;
  /** Escape is a button of the keyboard: with `isDismissable` false it closes only what says so. */
  closesOnEscape?: boolean;
}

// The library's modal is 15 KiB that no first paint needs.
const Window = lazy(() => import('./modal-window').then(({ ModalWindow }) => ({ default: ModalWindow })));

/** The look of every modal: title, close, body, buttons. Use inside a component opened by `openModal`. */
export function ModalFrame(props: ModalFrameProps) {
  return (
    <Suspense fallback={null}>
      <Window {...props} />
    </Suspense>
  );
}
