/** As long as a session lives at the most; what is older is somebody's forgotten page. */
const tabLastsMs = 12 * 3_600_000;
const deviceLastsMs = 30 * 24 * 3_600_000;

const keyOf = (name: string): string => `setu-draft-${name}`;

/** Drafts in a storage of the browser, each under its name for so long. Where storage is off or full nothing is kept. */
function keptIn(storage: () => Storage, lastsMs: number) {
  const drop = (name: string): void => {
    try {
      storage().removeItem(keyOf(name));
    } catch {
      // There is none then.
    }
  };
  return {
    drop,
    read: (name: string): unknown => {
      try {
        const kept: unknown = JSON.parse(storage().getItem(keyOf(name)) ?? 'null');
        if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('value' in kept)) return null;
        if (Date.now() - Number(kept.at) <= lastsMs) return kept.value;
        drop(name);
        return null;
      } catch {
        return null;
      }
    },
    keep: (name: string, value: unknown): void => {
      try {
        storage().setItem(keyOf(name), JSON.stringify({ at: Date.now(), value }));
      } catch {
        // What is typed lasts as long as the page.
      }
    },
  };
}

/** Drafts of this tab: they outlive a reload and end with the tab. */
export const tabDrafts = keptIn(() => sessionStorage, tabLastsMs);
export type DraftPlace = typeof tabDrafts;

/** What was typed under this name in this tab, as it was kept; null without it, after its time, or where storage is off. */
export const readDraft = tabDrafts.read;
/** Keeps it for this tab: it outlives a reload and ends with the tab. */
export const keepDraft = tabDrafts.keep;
/** Forgets it. */
export const dropDraft = tabDrafts.drop;

/** Forgets all that any person typed on this device. */
export function dropDeviceDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(keyOf(''))) localStorage.removeItem(key);
  } catch {
    // There is none then.
  }
}

/** The same on this device, for a month: it outlives the tab and a service that does not answer. */
export const deviceDrafts = keptIn(() => localStorage, deviceLastsMs);
