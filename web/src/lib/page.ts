/** Loads this page anew. */
export function reloadPage(): void {
  window.location.reload();
}

/** Loads this page anew without a parameter of its address; the rest of the address stays. */
export function reloadWithout(parameter: string): void {
  const address = new URL(window.location.href);
  address.searchParams.delete(parameter);
  if (address.href === window.location.href) reloadPage();
  else window.location.replace(address);
}

/** Leaves the app for an address the router does not own (sign-out, a download, another language). */
export function leaveTo(address: string): void {
  window.location.assign(address);
}

/** A path of this site as others can follow it. */
export const wholeAddress = (path: string): string => new URL(path, window.location.origin).href;

/** Whether the address carries the flag, as `?pseudo`. */
export function hasFlag(name: string): boolean {
  return new URLSearchParams(window.location.search).has(name);
}

/** Gives the page in view another address, by which a reload finds it again; nothing is loaded. */
export function renamePage(path: string): void {
  window.history.replaceState(window.history.state, '', path);
}

/** Takes parameters out of the address of the page in view; nothing is loaded. */
export function dropFlag(...parameters: string[]): void {
  const address = new URL(window.location.href);
  for (const parameter of parameters) address.searchParams.delete(parameter);
  renamePage(address.pathname + address.search);
}
