import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The place of a page its address names: a part of it, or a conversation. Null: the whole page. */
export function placeIn(search: string): string | null {
  const query = new URLSearchParams(search);
  return query.get('place') ?? query.get('channel');
}

/** The place's element, once it has something to show; undefined before. */
export const findPlace = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-place]:not(:empty)')].find(({ dataset }) => dataset.place === name);

/** A part of a page that addresses lead to: who follows one finds it before his eyes. */
export function Place({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.place} data-place={name}>
      {children}
    </div>
  );
}
