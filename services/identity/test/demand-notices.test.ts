import { DemandListed } from '@setu/proto/catalogue/events';
import { MailChoice, MailKind } from '@setu/proto/identity/words';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { notifyDemand } from '../src/jobs/notify-demand.js';
import { actorOf, idOf, startIdentity, type World } from './fixtures.js';
import { anEvent } from './sample-events.js';

const world: World = await startIdentity();
afterAll(() => world.close());
beforeEach(async () => {
  await world.deps.db('notice').delete();
  await world.deps.db('mail').delete();
});

const supplier = 'supplier@kaveri.example';
const broker = 'manager@setu.example';
const buyer = 'buyer@volga.example';
const pollOptions = { timeout: 20_000 };

const listed = (week: string, list: Partial<DemandListed> = {}) => ({
  ...anEvent('setu.catalogue.demand.listed'),
  payload: Buffer.from(
    DemandListed.encode({ week, supplierWords: ['соль'], brokerWords: ['соль', 'уголь'], ...list }).finish(),
  ),
});
const noticesOf = async (email: string): Promise<Record<string, string>[]> =>
  world.deps
    .db('notice')
    .where({ type: 'demand_listed', user_id: idOf(email) })
    .pluck('params');

describe('The list of a week', () => {
  it('is in one notification for each user of suppliers and the broker, with the words of their side, and for no customer', async () => {
    const event = listed('2026-11-16');
    await world.publish(event);
    await world.settle();
    await expect.poll(() => noticesOf(broker), pollOptions).toEqual([{ words: 'соль, уголь', count: '2' }]);
    await expect.poll(() => noticesOf(supplier), pollOptions).toEqual([{ words: 'соль', count: '1' }]);
    const payload = { eventId: event.id, at: event.occurredAt, supplierWords: ['соль'], brokerWords: ['соль'] };
    await notifyDemand(world.deps).run(payload, { signal: new AbortController().signal });
    expect((await noticesOf(supplier)).length).toBe(1);
    expect(await noticesOf(buyer)).toEqual([]);
  });

  it('does not reach suppliers while no word comes from enough companies', async () => {
    await world.publish(listed('2026-11-23', { supplierWords: [] }));
    await world.settle();
    await expect.poll(() => noticesOf(broker), pollOptions).toHaveLength(1);
    expect(await noticesOf(supplier)).toEqual([]);
  });

  it('comes by email until the user turns that off, and customers have no such choice', async () => {
    const emails = (email: string): Promise<string[]> =>
      world.deps
        .db('mail')
        .where({ user_id: idOf(email) })
        .pluck('id');
    const choices = [{ kind: MailKind.DEMAND, choice: MailChoice.OFF, open: [] }];
    const request = { choices, addressWorks: false, timeZone: '' };
    await world.client.saveMailChoices(request, { actor: await actorOf(world, supplier) });
    await world.publish(listed('2026-11-30'));
    await world.settle();
    await expect.poll(() => noticesOf(supplier), pollOptions).toHaveLength(1);
    await expect.poll(() => emails(broker), pollOptions).toHaveLength(1);
    expect(await emails(supplier)).toEqual([]);
    const { choices: open } = await world.client.getMailChoices({}, { actor: await actorOf(world, buyer) });
    expect(open.map(({ kind }) => kind)).not.toContain(MailKind.DEMAND);
  });
});
