/** As long as a session lives at the most; what is older is somebody's forgotten page. */
const lastsMs = 12 * 3_600_000;

const keyOf = (name: string): string => `setu-draft-${name}`;

/** What was typed under this name in this tab, as it was kept; null without it, after its time, or where storage is off. */
export function readDraft(name: string): unknown {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('value' in kept)) return null;
    if (Date.now() - Number(kept.at) <= lastsMs) return kept.value;
    dropDraft(name);
    return null;
  } catch {
    return null;
  }
}

/** Keeps it for this tab: it outlives a reload and ends with the tab. */
export function keepDraft(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify({ at: Date.now(), value }));
  } catch {
    // Storage is off or full: what is typed lasts as long as the page.
  }
}

/** Forgets it. */
export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // There is none then.
  }
}
