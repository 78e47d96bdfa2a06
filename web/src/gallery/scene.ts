import type { ReactNode } from 'react';

/** A component in one state, as the gallery shows it and the visual tests compare it. */
export interface Scene {
  /** The name in kebab-case, unique within its file. It is also the name of the screenshot. */
  name: string;
  render: () => ReactNode;
  /** The scene covers the page (modal, drawer, toast). It has its own address and is not in the list. */
  isOverlay?: true;
}
