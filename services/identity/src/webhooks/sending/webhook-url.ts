import { BlockList, isIP } from 'node:net';
import { invalid } from '@setu/kit/core';

const URL_MAX = 2000;

/** What is nobody's public server: loopback, private, link-local, carriers' and reserved networks (RFC 6890). */
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

/** The one part of IPv6 that is given to anybody's servers, and what of it leads elsewhere. */
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

/** Whether an address may be connected to: public, as far as the address tells. Mapped IPv4 and NAT64 are not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}

/** Whether an address is this machine itself. */
export const isLoopback = (address: string): boolean => /^127\.\d+\.\d+\.\d+$/.test(address) || address === '::1';

/** The host of a URL, an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

const localHosts = ['localhost', '127.0.0.1', '::1'];

/**
 * A webhook's address: https, no password, no address of a private network; `allowsLocal` (demo, tests) lets http to this
 * machine through. Names are looked at when they are connected to. Throws `invalid` (`url`).
 */
export function readWebhookUrl(text: string, allowsLocal: boolean): string {
  const given = text.trim();
  if (given === '') throw invalid({ url: 'required' });
  if (given.length > URL_MAX) throw invalid({ url: { code: 'length_max', params: { max: String(URL_MAX) } } });
  if (!URL.canParse(given)) throw invalid({ url: 'webhook_url' });
  const url = new URL(given);
  const host = hostOf(url);
  const isLocal = allowsLocal && localHosts.includes(host);
  const isSecure = url.protocol === 'https:' || (isLocal && url.protocol === 'http:');
  const isNamed = isIP(host) !== 0 ? isPublicAddress(host) : host.includes('.') && !host.endsWith('.localhost');
  if (!isSecure || !(isLocal || isNamed) || url.username !== '' || url.password !== '')
    throw invalid({ url: 'webhook_url' });
  url.hash = '';
  return url.href;
}
