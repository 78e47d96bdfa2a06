import type { ComponentType } from 'react';
import { rememberOpener } from './opener';

/** The props that every modal's component gets in addition to its own. */
export interface ModalControls<Result = unknown> {
  /**
   * Closes this modal. The promise of `openModal` resolves with the result, or undefined if the modal was dismissed.
   */
  onClose: (result?: Result) => void;
}

export interface ModalEntry {
  id: string;
  component: ComponentType<ModalControls & Record<string, unknown>>;
  props: Record<string, unknown>;
  resolve: (result: unknown) => void;
  /** Returns the focus to the element that opened the modal. */
  returnFocus: () => void;
  /** False while it fades out. */
  isOpen: boolean;
}

let entries: readonly ModalEntry[] = [];
let counter = 0;
const listeners = new Set<() => void>();

function replace(next: readonly ModalEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

export const modalEntries = (): readonly ModalEntry[] => entries;

export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Opens a modal over any open one. The ones below stay mounted, so a half-filled form survives a confirmation.
 * `const isDone = await openModal(RejectRequestModal, { requestId })`
 */
export function openModal<Props extends object, Result>(
  component: ComponentType<Props & ModalControls<Result>>,
  props: Props,
): Promise<Result | undefined> {
  counter += 1;
  const id = `modal-${counter}`;
  const returnFocus = rememberOpener();
  return new Promise((resolve) => {
    const entry = { id, component, props, resolve, returnFocus, isOpen: true } as unknown as ModalEntry;
    replace([...entries, entry]);
  });
}

const fadeMs = 200;

/** Closes one modal with its result. It leaves the stack immediately and the page after its fade. */
export function closeModal(id: string, result?: unknown): void {
  const entry = entries.find((candidate) => candidate.id === id && candidate.isOpen);
  if (!entry) return;
  replace(entries.map((candidate) => (candidate === entry ? { ...entry, isOpen: false } : candidate)));
  entry.returnFocus();
  entry.resolve(result);
  setTimeout(() => replace(entries.filter((candidate) => candidate.id !== id)), fadeMs);
}

/** Removes all modals without a fade after a sign-out or a change of user, so that nothing of the previous user stays. */
export function closeAllModals(): void {
  const open = entries.filter(({ isOpen }) => isOpen).reverse();
  replace([]);
  for (const { returnFocus, resolve } of open) {
    returnFocus();
    resolve(undefined);
  }
}
