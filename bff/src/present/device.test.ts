import { expect, it } from 'vitest';
import { plainAddress, readDevice } from './device.js';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/126.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/124.0 YaBrowser/24.6 Safari/537.36`, 'Яндекс Браузер', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/126.0 Safari/537.36 Edg/126.0`, 'Microsoft Edge', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webKit} Chrome/126.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1', 'Safari', 'iOS'],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('recognises %s', (userAgent, browser, system) => expect(readDevice(userAgent)).toEqual({ browser, system }));

it('an IPv4 address is shown as such, and an IPv6 address stays', () => {
  const addresses = ['::ffff:127.0.0.1', '192.0.2.7', '2001:db8::1', ''];
  expect(addresses.map(plainAddress)).toEqual(['127.0.0.1', '192.0.2.7', '2001:db8::1', '']);
});
