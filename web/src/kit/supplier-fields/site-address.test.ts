import { expect, it } from 'vitest';
import { siteAddress } from './site-address';

it.each([
  ['kaveri.example', 'https://kaveri.example'],
  ['http://kaveri.example/tea', 'http://kaveri.example/tea'],
  ['javascript:alert(1)', null],
  ['not a site', null],
  ['localhost', null],
])('the website %s becomes the link %s', (site, address) => {
  expect(siteAddress(site)).toBe(address);
});
