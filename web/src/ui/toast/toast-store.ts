import { constants } from '@setu/contract';

/** The content of a toast: a title, a text below it, one link. */
export interface ToastContent {
  title: string;
  text?: string;
  /** One link: "Open". `isDocument`: the server decides where it leads, so the browser must follow it. */
  link?: { label: string; to: string; isDocument?: boolean };
  /** One action available while the toast is shown: "Undo". A progress bar shows the time left. */
  action?: { label: string; onSelect: () => void };
}

export interface Toast extends ToastContent {
  id: number;
  kind: 'success' | 'info' | 'error';
  /** For errors, the id that support asks for. */
  requestId?: string;
}

const maxShown = 3;

let toasts: readonly Toast[] = [];
let counter = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Returns the toasts that fit. A fourth toast replaces the oldest one that is not an error. Errors stay until they are
 * closed or expire.
 */
function withinRoom(all: readonly Toast[]): readonly Toast[] {
  if (all.length <= maxShown) return all;
  const oldest = all.slice(0, -1).find(({ kind }) => kind !== 'error');
  return oldest ? all.filter((toast) => toast !== oldest) : all;
}

export const currentToasts = (): readonly Toast[] => toasts;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

/** Shows a toast for 30 s. Screen readers announce success and information politely, but errors interrupt. */
export function notify(toast: Omit<Toast, 'id'>): void {
  counter += 1;
  const id = counter;
  replace(withinRoom([...toasts, { ...toast, id }]));
  window.setTimeout(() => dismissToast(id), constants.toastMs);
}
