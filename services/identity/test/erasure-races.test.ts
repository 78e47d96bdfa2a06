import { systemIds } from '@setu/kit/core';
import { CompanyType } from '@setu/proto/common/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onMessagePosted } from '../src/consumers/on-message-posted.js';
import { onRequestPublished } from '../src/consumers/on-request-published.js';
import { onRequestStatusChanged } from '../src/consumers/on-request-status-changed.js';
import type { IdentityDeps } from '../src/deps.js';
import { erasePerson } from '../src/own-erasure/changes/erase-person.js';
import { notifyOfSubstitution } from '../src/substitutions/changes/notify-of-substitution.js';
import { idOf, startIdentity, type World } from './fixtures.js';
import { posted, published, statusChanged } from './sample-events.js';

let world: World;
beforeAll(async () => {
  // Nothing listens on this SMTP port, so emails stay in the database where the test can read them.
  const env = { SMTP_URL: 'smtp://127.0.0.1:9', SUPPORT_EMAIL: 'support@setu.example', TASKS_DELAY_MS: '3600000' };
  world = await startIdentity({ env });
});
afterAll(() => world?.close());

/** Returns dependencies whose transactions stay open until released. */
function holdTransactions(deps: IdentityDeps) {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let reached: () => void = () => undefined;
  const atGate = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const write: IdentityDeps['write'] = (fn) =>
    deps.write(async (stores) => {
      const result = await fn(stores);
      reached();
      await gate;
      return result;
    });
  return { deps: { ...deps, write }, atGate, release };
}

/** Waits until a transaction waits for another one's row, or the call has ended without waiting. */
async function untilWaits(call: Promise<unknown>): Promise<void> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  call.then(over, over);
  const { db } = world.deps;
  for (;;) {
    const waiting = await db('pg_stat_activity')
      .where({ wait_event_type: 'Lock' })
      .whereRaw('datname = current_database()');
    if (isOver || waiting.length > 0) return;
  }
}

interface Scenario {
  deps: IdentityDeps;
  email: string;
}

/** Everything that names the user: notifications of their actions, of messages, and of their substitution. */
const writers: [string, (scenario: Scenario) => Promise<void>][] = [
  [
    'a notification of the user’s action',
    ({ deps, email }) =>
      deps.write((stores) => onRequestPublished.handle(published({}, { actorUserId: idOf(email) }), stores)),
  ],
  [
    'a notification of an action by the user as a substitute',
    ({ deps, email }) =>
      deps.write((stores) => {
        const by = { actorUserId: idOf('buyer@volga.example'), actingUserId: idOf(email) };
        return onRequestPublished.handle(published({}, by), stores);
      }),
  ],
  [
    'a notification of the user’s message',
    ({ deps, email }) =>
      deps.write((stores) =>
        onMessagePosted.handle(posted({ side: CompanyType.CUSTOMER }, { actorUserId: idOf(email) }), stores),
      ),
  ],
  [
    'a notification of the user’s substitution',
    ({ deps, email }) =>
      deps.write((stores) => {
        const now = deps.clock.now();
        const days = { start: '2026-11-20', finish: '2026-11-25', timeZone: 'Europe/Moscow' };
        const pair = { userId: idOf('buyer@volga.example'), substituteId: idOf(email) };
        const substitution = { id: systemIds.id(), ...days, ...pair, startsAt: now, endsAt: now };
        return notifyOfSubstitution(stores, substitution, {
          type: 'substitution_started',
          at: now,
        });
      }),
  ],
];

let count = 0;
/** Creates a user of a customer whose erasure is due. */
async function createDueErasure(): Promise<{ email: string; surname: string }> {
  count += 1;
  const [email, surname] = [`departed${count}@setu.example`, `Уходящев${count}`];
  const { db, clock } = world.deps;
  const like = await db('app_user')
    .where({ id: idOf('buyer2@volga.example') })
    .first();
  const person = { id: idOf(email), email, name: 'Пётр', surname, patronymic: '', roles: [] };
  await db('app_user').insert({ ...like, ...person });
  const at = clock.now();
  await db('erasure').insert({ user_id: person.id, heir_id: null, locale: 'ru', asked_at: at, due_at: at });
  return { email, surname };
}

const naming = async (surname: string): Promise<string[]> => {
  const found: string[] = [];
  for (const table of ['notice', 'mail', 'app_user']) {
    const { rows } = await world.deps.db.raw('select from ?? as t where t::text like ?', [table, `%${surname}%`]);
    if (rows.length > 0) found.push(table);
  }
  return found;
};

describe.each(writers)('When a user is erased, %s written at the same time does not name them', (_, write) => {
  it('if the writing began first', async () => {
    const { email, surname } = await createDueErasure();
    const writing = holdTransactions(world.deps);
    const written = write({ deps: writing.deps, email });
    await writing.atGate;
    const erased = erasePerson(world.deps, idOf(email));
    await untilWaits(erased);
    writing.release();
    await Promise.all([written, erased]);
    expect(await naming(surname)).toEqual([]);
  });

  it('if the erasure began first', async () => {
    const { email, surname } = await createDueErasure();
    const erasing = holdTransactions(world.deps);
    const erased = erasePerson(erasing.deps, idOf(email));
    await erasing.atGate;
    const written = write({ deps: world.deps, email });
    await untilWaits(written);
    erasing.release();
    await Promise.all([written, erased]);
    expect(await naming(surname)).toEqual([]);
  });
});

it('an erased user receives no notifications afterwards', async () => {
  for (const first of ['writing', 'erasing']) {
    const { email } = await createDueErasure();
    const id = idOf(email);
    const consume = (deps: IdentityDeps) =>
      deps.write((stores) => onRequestStatusChanged.handle(statusChanged(), stores));
    const slow = holdTransactions(world.deps);
    const one = first === 'writing' ? consume(slow.deps) : erasePerson(slow.deps, id);
    await slow.atGate;
    const other = first === 'writing' ? erasePerson(world.deps, id) : consume(world.deps);
    await untilWaits(other);
    slow.release();
    await Promise.all([one, other]);
    expect([first, await world.deps.db('notice').where({ user_id: id })]).toEqual([first, []]);
  }
});
