/**
 * Reads a value that is stored until this tab is closed and that other tabs cannot see. Returns null if there is none
 * or storage is disabled.
 */
export function readFromTab(name: string): string | null {
  try {
    return sessionStorage.getItem(`setu-${name}`);
  } catch {
    return null;
  }
}

/** Stores a value in this tab. Null removes it. Without storage nothing is stored. */
export function storeInTab(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(`setu-${name}`);
    else sessionStorage.setItem(`setu-${name}`, text);
  } catch {
    // Storage is disabled or full, so the value is lost and the user has to repeat the action.
  }
}
