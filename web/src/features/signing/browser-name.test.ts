import { expect, it } from 'vitest';
import { browserName } from './browser-name';

const chromium = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0';

it.each([
  ['Chrome 130', `${chromium} Safari/537.36`],
  ['Yandex Browser 24', `${chromium} YaBrowser/24.10.0 Safari/537.36`],
  ['Edge 130', `${chromium} Safari/537.36 Edg/130.0.0.0`],
  ['Firefox 132', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'],
  [
    'Safari 17',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  ],
  ['', 'curl/8.5.0'],
])('%s is named from its user agent', (name, userAgent) => {
  expect(browserName(userAgent)).toBe(name);
});
