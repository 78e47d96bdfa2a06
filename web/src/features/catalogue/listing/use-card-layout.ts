import { useState } from 'react';
import { readChoice, saveChoice } from '../../../lib/stored-choice';

export const cardLayouts = ['grid', 'list'] as const;
export type CardLayout = (typeof cardLayouts)[number];

/** Holds the choice of grid or list, stored in this browser for each kind of list. */
export function useCardLayout(name: string, initial: CardLayout): [CardLayout, (layout: CardLayout) => void] {
  const key = `layout-${name}`;
  const [layout, setLayout] = useState(() => readChoice(key, cardLayouts) ?? initial);
  const change = (next: CardLayout) => {
    saveChoice(key, next);
    setLayout(next);
  };
  return [layout, change];
}
