import { readFromTab, storeInTab } from '../lib/tab-storage';

/** Actions of visitors that need an account. Only these can run after a sign-in. */
const intentActions = ['add_to_cart', 'request', 'message'] as const;

/**
 * The action that a visitor pressed before the sign-in. Only a press stores it, in this tab. Addresses do not carry it,
 * so that no link can trigger an action.
 */
export interface Intent {
  /**
   * The id of the press. The sign-in brings it back in the history entry. A tab duplicated from this one has the same
   * id, so both send the same idempotency key.
   */
  id: string;
  action: (typeof intentActions)[number];
  /** The page where it was pressed, with its query. */
  path: string;
  skuId: string;
  /** The card's name, for the message. */
  name: string;
  count: number;
}

interface StoredIntent extends Intent {
  version: 1;
  /** When it was pressed, in milliseconds. */
  at: number;
  /** The action has run. The typed quantity is still stored. */
  isSpent: boolean;
}

const place = 'intent';
const lastsMs = 30 * 60_000;

const isStored = (value: unknown): value is StoredIntent => {
  if (typeof value !== 'object' || value === null) return false;
  const { version, action, count, at, ...rest } = value as StoredIntent;
  const isText = [rest.id, rest.path, rest.skuId, rest.name].every((text) => typeof text === 'string');
  const isCount = Number.isSafeInteger(count) && count >= 1;
  const age = Date.now() - at;
  return version === 1 && intentActions.includes(action) && isText && isCount && age >= 0 && age < lastsMs;
};

/**
 * Returns the stored action if it has not expired. Data written by an older build or by another program count as none.
 */
function read(): StoredIntent | null {
  try {
    const value: unknown = JSON.parse(readFromTab(place) ?? 'null');
    return isStored(value) ? value : null;
  } catch {
    return null;
  }
}

const write = (stored: StoredIntent) => storeInTab(place, JSON.stringify(stored));

/** Stores an action for half an hour and replaces the previous one. */
export function storeIntent(intent: Intent): void {
  write({ ...intent, version: 1, at: Date.now(), isSpent: false });
}

/** Returns the action that a history entry belongs to, if it has not run, or null. */
export function waitingIntent(state: unknown): Intent | null {
  const stored = read();
  return stored && !stored.isSpent && stored.id === intentOf(state) ? stored : null;
}

/** Returns the action that has not run, for a page that lets a newly registered user continue it. */
export function unfinishedIntent(): Intent | null {
  const stored = read();
  return stored && !stored.isSpent ? stored : null;
}

/**
 * Takes the action that led to this page through a sign-in, once. Returns null if there is none or it belongs to
 * another page.
 */
export function takeIntent(id: string, path: string): Intent | null {
  const stored = read();
  if (!stored || stored.isSpent || stored.id !== id || stored.path !== path) return null;
  write({ ...stored, isSpent: true });
  return stored;
}

/** Returns the quantity typed for this card on this page before the sign-in, whether the user signed in or not. */
export function storedCount(path: string, skuId: string): number | undefined {
  const stored = read();
  return stored?.path === path && stored.skuId === skuId ? stored.count : undefined;
}

/** Removes the stored action, so that the next user finds nothing of the previous one. */
export const forgetIntent = (): void => storeInTab(place, null);

/** Returns the id in a history entry, or null. */
export function intentOf(state: unknown): string | null {
  const id = typeof state === 'object' && state !== null && 'intent' in state ? state.intent : null;
  return typeof id === 'string' ? id : null;
}
