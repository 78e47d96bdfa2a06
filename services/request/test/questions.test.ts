import { systemIds } from '@setu/kit/core';
import { CardState } from '@setu/proto/catalogue/words';
import { CompanyType } from '@setu/proto/common/words';
import { MessagePosted, RequestPublished } from '@setu/proto/request/events';
import type { AskAboutCardRequest } from '@setu/proto/request/questions';
import { RequestStatus } from '@setu/proto/request/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boot, card, contact, file, people, published, rate, refusal, view, type World } from './fixtures.js';
import { refused } from './refused.js';

const { buyer, buyer2, manager, newcomer, anonymous, rival, supplier } = people;

let world: World;
beforeAll(async () => {
  world = await boot();
});
afterAll(() => world?.close());

const list = (requestId: string, actor = buyer) =>
  world.client.listMessages({ requestId, channel: 'customer', before: '', limit: 0 }, { actor });

describe('A question about a card', () => {
  const ask = (of = card(), actor = buyer, over: Partial<AskAboutCardRequest> = {}) =>
    world.client.askAboutCard(
      {
        ...{ card: of, contact, count: '40', text: 'Есть ли образец?', files: [], asks: true, rate },
        ...{ messageId: systemIds.id(), idempotencyKey: '', ...over },
      },
      { actor },
    );
  const openFor = (of: ReturnType<typeof card>, actor = buyer) =>
    world.client.findOpenRequest({ skuId: of.card?.skuId ?? '' }, { actor });

  it.each([
    ['with one idempotency key', 'key'],
    ['without an idempotency key', ''],
  ])('sent three times concurrently %s creates one request with one message', async (_, idempotencyKey) => {
    const of = card();
    // On a busy machine one of the calls may get a retry error.
    const ended = await Promise.allSettled([1, 2, 3].map(() => ask(of, buyer, { idempotencyKey })));
    const answers = ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value.requestId] : []));
    const [requestId = '', ...others] = [...new Set(answers)];
    expect(others).toEqual([]);
    const viewed = await view(world, requestId, buyer);
    expect(viewed).toMatchObject({ status: RequestStatus.NEW, condition: { count: '40', comment: '' } });
    expect(viewed.channels[0]).toMatchObject({ asked: CompanyType.BROKER, total: 1 });
    expect((await list(requestId, buyer2)).messages.map(({ text }) => text)).toEqual(['Есть ли образец?']);
    await world.settle();
    const events = [
      ...world.events.of('setu.request.request.published', RequestPublished),
      ...world.events.of('setu.request.message.posted', MessagePosted),
    ];
    expect(events.filter((event) => event.requestId === requestId)).toHaveLength(2);
  });

  it("goes to the company's open request, even if a colleague created it, or to a new one after that request has ended", async () => {
    const of = card();
    expect(await openFor(of)).toEqual({ requestId: '', numericHash: '' });
    const { id, numericHash } = await published(world, buyer2, of);
    expect([await openFor(of), (await openFor(of, rival)).requestId]).toEqual([{ requestId: id, numericHash }, '']);
    expect(await ask(of, buyer, { files: [file()] })).toEqual({ requestId: id, numericHash, made: false });
    expect((await ask(of, rival)).requestId).not.toBe(id);
    await world.client.cancelRequest(refusal(id), { actor: buyer });
    expect(await ask(of)).toMatchObject({ made: true });
    expect((await list(id)).messages).toHaveLength(1);
  });

  it('needs a customer who may trade, an available card, a text and a count', async () => {
    expect(await refused(ask(card(), newcomer))).toMatchObject({ kind: 'forbidden', code: 'commerce_not_allowed' });
    expect(await refused(openFor(card(), newcomer))).toMatchObject({ code: 'commerce_not_allowed' });
    for (const who of [supplier, manager]) expect(await refused(ask(card(), who))).toMatchObject({ kind: 'forbidden' });
    expect(await refused(ask(card(), anonymous))).toMatchObject({ kind: 'unauthenticated' });
    expect(await refused(ask(card({ state: CardState.DRAFT })))).toMatchObject({ kind: 'not_found' });
    const of = card();
    expect(await refused(ask(of, buyer, { text: ' ' }))).toMatchObject({ fields: { text: 'required' } });
    expect(await refused(ask(of, buyer, { count: '' }))).toMatchObject({ fields: { count: 'required' } });
    expect((await openFor(of)).requestId).toBe('');
  });
});
