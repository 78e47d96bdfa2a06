import { BlockList, isIP } from 'node:net';
import { invalid } from '@setu/kit/core';

const URL_MAX = 2000;

/** Networks that are not public: loopback, private, link-local, carrier-grade NAT and reserved (RFC 6890). */
const notPublic = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv4');

/**
 * The only part of IPv6 that is assigned to public servers, and the special-purpose ranges in it that are not public.
 */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const special6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special6.addSubnet(network, prefix, 'ipv6');

/**
 * Returns whether an address may be connected to because it is public. IPv4-mapped and NAT64 addresses are not
 * accepted.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}

/** Returns whether an address is this machine itself. */
export const isLoopback = (address: string): boolean => /^127\.\d+\.\d+\.\d+$/.test(address) || address === '::1';

/** Returns the host of a URL; an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

const localHosts = ['localhost', '127.0.0.1', '::1'];

/**
 * Validates the address of a webhook: HTTPS, without a password, not in a private network. With `allowsLocal` (demo,
 * tests) it may be HTTP to this machine. Host names are checked later, when the connection is made. Throws `invalid`
 * (`url`).
 */
export function readWebhookUrl(text: string, allowsLocal: boolean): string {
  const typed = text.trim();
  if (typed === '') throw invalid({ url: 'required' });
  if (typed.length > URL_MAX) throw invalid({ url: { code: 'length_max', params: { max: String(URL_MAX) } } });
  if (!URL.canParse(typed)) throw invalid({ url: 'webhook_url' });
  const url = new URL(typed);
  const host = hostOf(url);
  const isLocal = allowsLocal && localHosts.includes(host);
  const isSecure = url.protocol === 'https:' || (isLocal && url.protocol === 'http:');
  const isNamed = isIP(host) !== 0 ? isPublicAddress(host) : host.includes('.') && !host.endsWith('.localhost');
  if (!isSecure || !(isLocal || isNamed) || url.username !== '' || url.password !== '')
    throw invalid({ url: 'webhook_url' });
  url.hash = '';
  return url.href;
}
