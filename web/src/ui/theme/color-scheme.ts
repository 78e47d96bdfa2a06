import { useSyncExternalStore } from 'react';
import { readChoice, saveChoice } from '../../lib/stored-choice';

/** The theme of the page. */
export type ColorScheme = 'light' | 'dark';

const listeners = new Set<() => void>();
const system = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined;

/** Returns the theme on screen: the reader's choice, or the system's. */
const currentScheme = (): ColorScheme => {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return system?.matches ? 'dark' : 'light';
};

/** Shows a theme and stores the choice in this browser. */
export function chooseScheme(scheme: ColorScheme): void {
  document.documentElement.dataset.theme = scheme;
  saveChoice('theme', scheme);
  for (const listener of listeners) listener();
}

/** Follows the stored choice, also when another tab changes it. */
const followStorage = (): void => {
  document.documentElement.dataset.theme = readChoice('theme', ['light', 'dark']) ?? '';
};

const watch = (listener: () => void): (() => void) => {
  const follow = () => {
    followStorage();
    listener();
  };
  listeners.add(listener);
  system?.addEventListener('change', listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    system?.removeEventListener('change', listener);
    window.removeEventListener('storage', follow);
  };
};

/** Returns the theme on screen, and renders again when it changes. */
export const useColorScheme = (): ColorScheme => useSyncExternalStore(watch, currentScheme);
