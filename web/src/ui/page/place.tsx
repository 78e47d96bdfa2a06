import type { ReactNode } from 'react';
import styles from './page.module.css';

/**
 * Returns the part of the page that its address names, such as a section or a conversation. Returns null for the full
 * page.
 */
export function placeIn(search: string): string | null {
  const query = new URLSearchParams(search);
  return query.get('place') ?? query.get('channel');
}

/** Returns the element of that part once it has content, or undefined. */
export const findPlace = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-place]:not(:empty)')].find(({ dataset }) => dataset.place === name);

/** Returns the element of that part as `findPlace` does, and opens it if it is folded. */
export function openPlace(name: string): HTMLElement | undefined {
  const place = findPlace(name);
  place?.querySelector<HTMLDetailsElement>(':scope > details')?.setAttribute('open', '');
  return place;
}

/** A part of a page that addresses can name. The page scrolls to it. */
export function Place({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.place} data-place={name}>
      {children}
    </div>
  );
}
