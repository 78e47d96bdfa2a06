import type { ReactNode } from 'react';

/** A part of the kit in one state, as the gallery shows it and the visual tests compare it. */
export interface Scene {
  /** In kebab-case, told apart within its file: the name of its picture. */
  name: string;
  render: () => ReactNode;
  /** Lies over the page (modal, drawer, toast): shown at an address of its own, not in the list. */
  isOverlay?: true;
}
