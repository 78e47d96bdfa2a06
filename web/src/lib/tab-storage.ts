/** What this tab keeps until it is closed, other tabs of the browser not seeing it; null when there is none or storage is off. */
export function readFromTab(name: string): string | null {
  try {
    return sessionStorage.getItem(`setu-${name}`);
  } catch {
    return null;
  }
}

/** Keeps it; null forgets. Without storage nothing is kept. */
export function keepInTab(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(`setu-${name}`);
    else sessionStorage.setItem(`setu-${name}`, text);
  } catch {
    // Storage is off or full: what was pressed has to be pressed again.
  }
}
