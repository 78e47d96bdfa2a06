import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { modalEntries, subscribeToModals } from './modal-store';

/** Loads the code of modals, the frame in parallel with the stack, so that the first one opens without a delay. */
export const fetchModals = async () => {
  const [{ ModalStack }] = await Promise.all([import('./modal-stack'), import('./modal-window')]);
  return { default: ModalStack };
};

const Stack = lazy(fetchModals);

/** Renders the open modals. Their code loads with the first modal, or earlier by `fetchModals`. */
export function ModalHost() {
  const entries = useSyncExternalStore(subscribeToModals, modalEntries);
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && entries.length > 0) setNeeded(true);
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <Stack entries={entries} />
      </Suspense>
    )
  );
}
