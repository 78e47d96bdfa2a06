import { keepInTab, readFromTab } from '../lib/tab-storage';

/** What a visitor may have pressed that needs an account. Nothing else ever runs after a sign-in. */
const intentActions = ['add_to_cart', 'request', 'message'] as const;

/**
 * What a visitor pressed on a page before he was sent to sign in. Only a press writes it, into this tab; no address
 * carries any of it, so that no link can make something run.
 */
export interface Intent {
  /**
   * Names the press; the sign-in it led to brings it back in the history entry. A tab made from this one brings it too:
   * it is the key under which both do one thing.
   */
  id: string;
  action: (typeof intentActions)[number];
  /** The page it was pressed on, with its query. */
  path: string;
  skuId: string;
  /** The card's name, for the message. */
  name: string;
  count: number;
}

interface Kept extends Intent {
  version: 1;
  /** When it was pressed, in milliseconds. */
  at: number;
  /** Has run: what was typed is still his. */
  isSpent: boolean;
}

const place = 'intent';
const lastsMs = 30 * 60_000;

const isKept = (value: unknown): value is Kept => {
  if (typeof value !== 'object' || value === null) return false;
  const { version, action, count, at, ...rest } = value as Kept;
  const isText = [rest.id, rest.path, rest.skuId, rest.name].every((text) => typeof text === 'string');
  const isCount = Number.isSafeInteger(count) && count >= 1;
  const age = Date.now() - at;
  return version === 1 && intentActions.includes(action) && isText && isCount && age >= 0 && age < lastsMs;
};

/** What is kept and still in its time; what an older build or anybody else has written is none. */
function read(): Kept | null {
  try {
    const value: unknown = JSON.parse(readFromTab(place) ?? 'null');
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

const write = (kept: Kept) => keepInTab(place, JSON.stringify(kept));

/** Keeps a press for half an hour; the one before it is forgotten. */
export function keepIntent(intent: Intent): void {
  write({ ...intent, version: 1, at: Date.now(), isSpent: false });
}

/** The press a history entry was made for, while it has not run; null otherwise. */
export function waitingIntent(state: unknown): Intent | null {
  const kept = read();
  return kept && !kept.isSpent && kept.id === intentOf(state) ? kept : null;
}

/** Takes the press that led to this page by way of a sign-in: once. Null when there is none, or it was on another page. */
export function takeIntent(id: string, path: string): Intent | null {
  const kept = read();
  if (!kept || kept.isSpent || kept.id !== id || kept.path !== path) return null;
  write({ ...kept, isSpent: true });
  return kept;
}

/** The quantity that was typed for this card on this page before the way to the sign-in, whether one was signed in or not. */
export function keptCount(path: string, skuId: string): number | undefined {
  const kept = read();
  return kept?.path === path && kept.skuId === skuId ? kept.count : undefined;
}

/** Nothing of one person is left for the next. */
export const forgetIntent = (): void => keepInTab(place, null);

/** The press a history entry was made for, or null. */
export function intentOf(state: unknown): string | null {
  const id = typeof state === 'object' && state !== null && 'intent' in state ? state.intent : null;
  return typeof id === 'string' ? id : null;
}
