/** The connection options of the NATS client. */
export interface NatsAddress {
  servers: string[];
  user?: string;
  pass?: string;
  token?: string;
}

/**
 * Parses `NATS_URL`: one address or several separated by commas, with a user and password or a token before the `@`.
 * The client ignores credentials in a URL and would connect without them.
 */
export function natsAddress(text: string): NatsAddress {
  const urls = text.split(',').map((each) => new URL(each.includes('://') ? each.trim() : `nats://${each.trim()}`));
  const servers = urls.map((url) => `${url.protocol}//${url.host}`);
  const named = urls.find((url) => url.username !== '');
  if (named === undefined) return { servers };
  const user = decodeURIComponent(named.username);
  if (named.password === '') return { servers, token: user };
  return { servers, user, pass: decodeURIComponent(named.password) };
}
