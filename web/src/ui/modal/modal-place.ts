import { createContext } from 'react';

/** Which entry of the stack a modal's frame belongs to; set by the host. */
export const ModalPlace = createContext<{ id: string; isOpen: boolean } | null>(null);
