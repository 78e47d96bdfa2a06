import { expect, it } from 'vitest';
import { aContext } from '../testing/builders/context';
import { firstPageOf, toSignIn } from './sign-in-path';

it.each([
  ['/basket/', '/login?next=%2Fbasket%2F'],
  ['/?f_search=tea', '/login?next=%2F%3Ff_search%3Dtea'],
  ['/', '/login'],
  ['/register/?step=form', '/login'],
])('the sign-in opened at %s has the address %s', (path, address) => {
  expect(toSignIn(path)).toBe(address);
});

it.each([
  ['customer', '/'],
  ['supplier', '/user/dashboard'],
  ['broker', '/user/dashboard'],
] as const)('a %s starts at %s', (role, path) => {
  expect(firstPageOf(aContext(role).user)).toBe(path);
});
