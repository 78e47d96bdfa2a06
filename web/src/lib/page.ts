/** Reloads this page. */
export function reloadPage(): void {
  window.location.reload();
}

/** Reloads this page without a parameter of its address. The rest of the address stays. */
export function reloadWithout(parameter: string): void {
  const address = new URL(window.location.href);
  address.searchParams.delete(parameter);
  if (address.href === window.location.href) reloadPage();
  else window.location.replace(address);
}

/** Leaves the app for an address outside the router, such as sign-out, a download or another language. */
export function leaveTo(address: string): void {
  window.location.assign(address);
}

/** Returns the full address of a path of this site. */
export const absoluteUrl = (path: string): string => new URL(path, window.location.origin).href;

/** Returns whether the address contains a flag, such as `?pseudo`. */
export function hasFlag(name: string): boolean {
  return new URLSearchParams(window.location.search).has(name);
}

/** Changes the address of the visible page, so that a reload finds it again. Nothing is loaded. */
export function renamePage(path: string): void {
  window.history.replaceState(window.history.state, '', path);
}

/** Removes parameters from the address of the visible page. Nothing is loaded. */
export function dropFlag(...parameters: string[]): void {
  const address = new URL(window.location.href);
  for (const parameter of parameters) address.searchParams.delete(parameter);
  renamePage(address.pathname + address.search);
}

/** Prints one part of this page: the element with this `data-print-part`. */
export function printPart(name: string): void {
  const { dataset } = document.documentElement;
  dataset.printOnly = name;
  window.addEventListener('afterprint', () => delete dataset.printOnly, { once: true });
  window.print();
}
