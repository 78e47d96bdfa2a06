/** Loads this page anew. */
export function reloadPage(): void {
  window.location.reload();
}

/** Leaves the app for an address the router does not own (sign-out, a download, another language). */
export function leaveTo(address: string): void {
  window.location.assign(address);
}

/** Where the viewer is, for `?next=` after a sign-in. */
export function currentPath(): string {
  return `${window.location.pathname}${window.location.search}`;
}

/** Whether the address carries the flag, as `?pseudo`. */
export function hasFlag(name: string): boolean {
  return new URLSearchParams(window.location.search).has(name);
}
