import type { CompanyType } from '@setu/proto/words';
import { expect, it } from 'vitest';
import { actorParams } from './event-actor.js';

const sides: CompanyType[] = ['customer', 'supplier', 'broker'];

it('a notification shows user names to every reader, except between customers and suppliers', () => {
  const named = sides.flatMap((side) =>
    sides.filter((reader) => 'person' in actorParams({ side, name: 'Илья Соколов' }, reader)).map((to) => [side, to]),
  );
  expect(named).toEqual([
    ['customer', 'customer'],
    ['customer', 'broker'],
    ['supplier', 'supplier'],
    ['supplier', 'broker'],
    ['broker', 'customer'],
    ['broker', 'supplier'],
    ['broker', 'broker'],
  ]);
});

it("a notification states the actor's side even if it may not name the user, and nothing without an actor", () => {
  expect(actorParams({ side: 'supplier', name: 'Arjun' }, 'customer')).toEqual({ by: 'supplier' });
  expect(actorParams(undefined, 'broker')).toEqual({});
});

it('a notification names the substitute only to readers who may know the substituted user', () => {
  const actor = { side: 'supplier' as const, name: 'Arjun', acting: 'Meera' };
  expect(actorParams(actor, 'supplier')).toEqual({ by: 'supplier', person: 'Arjun', acting: 'Meera' });
  expect(actorParams(actor, 'customer')).toEqual({ by: 'supplier' });
});
