import { createContext } from 'react';

/** The stack entry that a modal's frame belongs to. Set by the host. */
export const ModalPlace = createContext<{ id: string; isOpen: boolean } | null>(null);
