import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { failureOf, givenIdentity, signIn, type World } from './given.js';

const world: World = await givenIdentity({ env: { SIGN_IN_PER_MINUTE: '10' } });
afterAll(() => world.close());
beforeEach(async () => {
  await world.deps.db('sign_in_attempt').delete();
});

let address = 0;
/** Every try from another network. */
const elsewhere = () => {
  address += 1;
  return `198.51.${Math.floor(address / 250)}.${address % 250}`;
};
const guess = (email: string, from = elsewhere()) =>
  failureOf(signIn(world, email, { password: 'guess', address: from }));

describe('guessing one person’s password', () => {
  it('is slowed down after ten failures, known address or not, and the right password waits too', async () => {
    for (const email of ['buyer@volga.example', 'nobody@volga.example']) {
      const codes: string[] = [];
      for (let n = 0; n < 10; n += 1) codes.push((await guess(email)).code);
      expect(new Set(codes)).toEqual(new Set(['invalid_credentials']));
      expect(await guess(email)).toMatchObject({ kind: 'limited', code: 'too_many_requests' });
    }
    const right = await signIn(world, 'buyer@volga.example', { address: elsewhere() }).catch((error: unknown) => error);
    expect(right).toMatchObject({ kind: 'limited', params: { retry_after: '1' } });
    world.clock.advance(1000);
    expect((await signIn(world, 'buyer@volga.example', { address: elsewhere() })).token).not.toBe('');
    expect((await guess('buyer@volga.example')).code).toBe('invalid_credentials');
  });

  it('cannot slip through side by side', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess('rival@onega.example')));
    expect(answers.filter(({ code }) => code === 'invalid_credentials')).toHaveLength(10);
    expect(answers.filter(({ kind }) => kind === 'limited')).toHaveLength(20);
  });

  it('never shuts the person out for longer than a minute', async () => {
    for (let n = 0; n < 18; n += 1) {
      await guess('senior@setu.example');
      world.clock.advance(60_000);
    }
    expect((await signIn(world, 'senior@setu.example', { address: elsewhere() })).token).not.toBe('');
  });
});

describe('tries from one network', () => {
  it('are ten a minute, whoever is tried', async () => {
    for (let n = 0; n < 10; n += 1) {
      expect((await guess(`person${n}@volga.example`, '203.0.113.50')).code).toBe('invalid_credentials');
    }
    expect(await guess('person10@volga.example', '203.0.113.50')).toMatchObject({ kind: 'limited' });
    expect((await guess('person10@volga.example', '203.0.113.51')).code).toBe('invalid_credentials');
    world.clock.advance(6000);
    expect((await guess('person10@volga.example', '203.0.113.50')).code).toBe('invalid_credentials');
  });

  it('cost nothing when they succeed', async () => {
    for (let n = 0; n < 15; n += 1) {
      expect((await signIn(world, 'manager@setu.example', { address: '203.0.113.60' })).token).not.toBe('');
    }
  });
});

it('counters keep no address in the clear', async () => {
  await guess('secret.person@volga.example');
  expect(JSON.stringify(await world.deps.db('sign_in_attempt').select())).not.toContain('secret.person');
});
