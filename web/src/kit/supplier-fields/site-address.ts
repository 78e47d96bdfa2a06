/** Returns a website as a link with a scheme, http or https only. Null if it is not a valid address. */
export function siteAddress(site: string): string | null {
  const address = /^https?:\/\//i.test(site) ? site : `https://${site}`;
  try {
    const { protocol, hostname } = new URL(address);
    return /^https?:$/.test(protocol) && hostname.includes('.') ? address : null;
  } catch {
    return null;
  }
}
