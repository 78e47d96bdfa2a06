import { companyId } from '@setu/demo-world';
import { DeliveryState, SignatureState } from '@setu/proto/identity/words';
import { afterAll, describe, expect, it } from 'vitest';
import { actorOf, failureOf, signIn, startIdentity, type World } from './fixtures.js';

const world: World = await startIdentity();
afterAll(() => world.close());
const { client } = world;

describe('The demo world', () => {
  it('has a locked company, whose users cannot sign in', async () => {
    expect((await failureOf(signIn(world, 'tkani@azov.example'))).code).toBe('company_locked');
  });

  it('has a signature that could not be verified, followed by a verified one of the same customer', async () => {
    const actor = await actorOf(world, 'admin@setu.example');
    const listing = await client.listCompanySignatures({ companyId: companyId('kama') }, { actor });
    expect(listing.isConfirmed).toBe(true);
    expect(listing.signatures.map(({ signature, doubt }) => [signature?.state, doubt])).toEqual([
      [SignatureState.VERIFIED, ''],
      [SignatureState.UNVERIFIED, 'no_trust_root'],
    ]);
  });

  it('has a webhook that is switched off, with the event that was not delivered', async () => {
    const actor = await actorOf(world, 'rival@onega.example');
    const { webhooks } = await client.listWebhooks({}, { actor });
    expect(webhooks.map(({ offAt }) => offAt !== '')).toEqual([true]);
    const { deliveries } = await client.listWebhookDeliveries({ before: '' }, { actor });
    expect(deliveries).toMatchObject([{ state: DeliveryState.GIVEN_UP, error: 'ENOTFOUND' }]);
  });
});
