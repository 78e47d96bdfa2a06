import { expect, it } from 'vitest';
import type { Definition, Method } from './definition.js';
import { together, withDeps } from './together.js';

const method = (path: string): Method => ({ path }) as unknown as Method;
const notices = { listNotices: method('/a.Notices/ListNotices') } satisfies Definition;
const sessions = { signIn: method('/a.Sessions/SignIn') } satisfies Definition;

it('several services are joined into one table, and each method keeps its own path', () => {
  const served = together(notices, sessions);
  expect(Object.entries(served).map(([name, { path }]) => [name, path])).toEqual([
    ['listNotices', '/a.Notices/ListNotices'],
    ['signIn', '/a.Sessions/SignIn'],
  ]);
});

it('two services with a method of the same name cannot be joined', () => {
  expect(() => together(notices, { listNotices: method('/b.Others/ListNotices') })).toThrow('listNotices');
});

it('a group of RPCs receives its dependencies', () => {
  const rpcs = {
    twice:
      ({ factor }: { factor: number }) =>
      (n: number) =>
        n * factor,
  };
  expect(withDeps(rpcs, { factor: 2 }).twice(21)).toBe(42);
});
