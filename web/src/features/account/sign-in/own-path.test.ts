import { expect, it } from 'vitest';
import { ownPath } from './own-path';

it.each([
  ['/basket/', '/basket/'],
  ['/catalog/category/?f_search=чай#top', '/catalog/category/?f_search=%D1%87%D0%B0%D0%B9#top'],
  ['/', '/'],
])('after the sign-in, %s is opened', (next, path) => {
  expect(ownPath(next)).toBe(path);
});

it.each([
  null,
  '',
  'basket',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  '/login?next=/login',
  '/logout',
])('after the sign-in, %j is not opened', (next) => {
  expect(ownPath(next)).toBeNull();
});
