import { users } from '@setu/demo-world';
import { compareAddresses } from '@setu/load-tests/compare-addresses';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorld, type World } from './world.js';

let world: World;

// Each question comes from another IP address, as from an attacker with many addresses.
beforeAll(async () => {
  world = await startWorld({ TRUSTED_HOPS: '1' });
}, 240_000);

afterAll(async () => world?.close());

it('a question about an email address is answered equally fast whether the address is registered or not', async () => {
  const known = users
    .filter(({ status }) => status === 'active')
    .map(({ email }) => email)
    .slice(0, 30);
  const unknown = known.map((email) => email.replace('@', '.not@'));
  const rows = await compareAddresses({ url: world.origin, known, unknown, warmUp: 3 });
  for (const { question, auc } of rows) {
    // The addresses alternate, and their response times are compared by rank (AUC, 0.5 is chance). Chance exceeds
    // this limit once in a million. A server that hashes no password for unknown addresses would reach 1.
    expect(Math.abs(auc - 0.5), question).toBeLessThan(0.4);
  }
}, 300_000);
