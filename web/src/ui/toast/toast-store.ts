import { constants } from '@setu/contract';

/** What a toast says: a title, a line under it, one way to go. */
export interface ToastWords {
  title: string;
  text?: string;
  /** One link: "Open". `isDocument`: the server decides where it leads, so the browser itself must follow it. */
  link?: { label: string; to: string; isDocument?: boolean };
  /** One thing to do here, while the toast stands: "Undo". A running line shows how long that is. */
  action?: { label: string; onSelect: () => void };
}

export interface Toast extends ToastWords {
  id: number;
  kind: 'success' | 'info' | 'error';
  /** For errors: what support asks for. */
  requestId?: string;
}

const shownAtOnce = 3;

let toasts: readonly Toast[] = [];
let counter = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** A fourth toast takes the place of the oldest one that is no error; errors stay until they are read or their time is over. */
function withinRoom(all: readonly Toast[]): readonly Toast[] {
  if (all.length <= shownAtOnce) return all;
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

/** Shows a toast for 30 s. Success and information wait their turn in a screen reader, errors interrupt. */
export function notify(toast: Omit<Toast, 'id'>): void {
  counter += 1;
  const id = counter;
  replace(withinRoom([...toasts, { ...toast, id }]));
  window.setTimeout(() => dismissToast(id), constants.toastMs);
}
