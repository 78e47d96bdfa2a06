import { expect, it } from 'vitest';
import { isPrefetch, isRobot } from './robots.js';

const people = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 YaBrowser/24.12.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
];
const robots = [
  undefined,
  ' ',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; YandexMetrika/2.0; +http://yandex.com/bots)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
  'curl/8.5.0',
  'node',
];

it('distinguishes robots from browsers', () => {
  expect(people.filter(isRobot)).toEqual([]);
  expect(robots.filter((name) => !isRobot(name))).toEqual([]);
});

it('recognises prefetching', () => {
  expect(isPrefetch({ 'sec-purpose': 'prefetch;prerender' })).toBe(true);
  expect(isPrefetch({ accept: 'text/html' })).toBe(false);
});
