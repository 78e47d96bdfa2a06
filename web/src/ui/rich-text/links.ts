import { pageLinkSchemes } from '@setu/contract';

const scheme = /^([a-z][a-z0-9+.-]*):/i;

/** True for an address that a page may link to: a path inside the site, or an allowed scheme. */
export function isLinkAllowed(address: string): boolean {
  if (address === '' || address.startsWith('//') || /\s/.test(address)) return false;
  const found = scheme.exec(address)?.[1]?.toLowerCase();
  return found === undefined || (pageLinkSchemes as readonly string[]).includes(found);
}

/** Completes a typed address: `example.com` and `sales@example.com` get their scheme. */
export function completeLink(typed: string): string {
  const address = typed.trim();
  if (scheme.test(address) || /^[/#]/.test(address)) return address;
  if (/^[^/\s]+@[^/\s]+\.[^/\s]+$/.test(address)) return `mailto:${address}`;
  return /^[^/\s]+\.[a-z]{2,}(\/|$)/i.test(address) ? `https://${address}` : address;
}
