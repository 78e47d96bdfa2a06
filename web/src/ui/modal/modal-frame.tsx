import { lazy, type ReactNode, Suspense } from 'react';

export interface ModalFrameProps {
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the right end, the safe one first. */
  footer?: ReactNode;
  /** 440 px for questions, 640 for forms, 1080 for the catalogue. */
  size?: 'small' | 'form' | 'wide';
  onClose: () => void;
  /**
   * False if a stray click must not close the modal. Then only its buttons close it, and Escape if `closesOnEscape` is
   * set.
   */
  isDismissable?: boolean;
  /** Whether Escape closes the modal while `isDismissable` is false. */
  closesOnEscape?: boolean;
}

// The library's modal is 15 KiB, which the first paint does not need.
const Window = lazy(() => import('./modal-window').then(({ ModalWindow }) => ({ default: ModalWindow })));

/** The look of every modal: title, close button, body, buttons. Use it in a component opened by `openModal`. */
export function ModalFrame(props: ModalFrameProps) {
  return (
    <Suspense fallback={null}>
      <Window {...props} />
    </Suspense>
  );
}
