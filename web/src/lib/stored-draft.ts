/** The maximum life of a session, in milliseconds. An older draft belongs to a forgotten page. */
const tabLastsMs = 12 * 3_600_000;
const deviceLastsMs = 30 * 24 * 3_600_000;

const keyOf = (name: string): string => `setu-draft-${name}`;

/**
 * Returns access to drafts in a storage of the browser. Each draft has a name and expires after `lastsMs` milliseconds.
 * Nothing is stored if storage is disabled or full.
 */
function draftsIn(storage: () => Storage, lastsMs: number) {
  const drop = (name: string): void => {
    try {
      storage().removeItem(keyOf(name));
    } catch {
      // Storage is disabled, so there is nothing to remove.
    }
  };
  return {
    drop,
    read: (name: string): unknown => {
      try {
        const stored: unknown = JSON.parse(storage().getItem(keyOf(name)) ?? 'null');
        if (typeof stored !== 'object' || stored === null || !('at' in stored) || !('value' in stored)) return null;
        if (Date.now() - Number(stored.at) <= lastsMs) return stored.value;
        drop(name);
        return null;
      } catch {
        return null;
      }
    },
    /** Returns false if storage is disabled or full, so that the input lasts only as long as the page. */
    keep: (name: string, value: unknown): boolean => {
      try {
        storage().setItem(keyOf(name), JSON.stringify({ at: Date.now(), value }));
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Drafts of this tab. They survive a reload and end with the tab. */
export const tabDrafts = draftsIn(() => sessionStorage, tabLastsMs);
export type DraftPlace = typeof tabDrafts;

/**
 * Returns the draft stored under this name in this tab. Returns null if there is none, if it has expired, or if storage
 * is disabled.
 */
export const readDraft = tabDrafts.read;
/** Stores a draft for this tab. It survives a reload and ends with the tab. */
export const saveDraft = tabDrafts.keep;
/** Removes a draft. */
export const dropDraft = tabDrafts.drop;

/** Removes the drafts of all users of this device. */
export function dropDeviceDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(keyOf(''))) localStorage.removeItem(key);
  } catch {
    // Storage is disabled, so there is nothing to remove.
  }
}

/** Drafts on this device, stored for a month. They survive a closed tab and an unavailable service. */
export const deviceDrafts = draftsIn(() => localStorage, deviceLastsMs);
