/** What a toast says: a title, a line under it, one way to go. */
export interface ToastWords {
  title: string;
  text?: string;
  /** One link: "Open". `isDocument`: the server decides where it leads, so the browser itself must follow it. */
  link?: { label: string; to: string; isDocument?: boolean };
}

export interface Toast extends ToastWords {
  id: number;
  kind: 'success' | 'info' | 'error';
  /** For errors: what support asks for. */
  requestId?: string;
}

const lifeMs = 30_000;
const shownAtOnce = 3;

let toasts: readonly Toast[] = [];
let counter = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
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
  replace([...toasts, { ...toast, id }].slice(-shownAtOnce));
  window.setTimeout(() => dismissToast(id), lifeMs);
}
