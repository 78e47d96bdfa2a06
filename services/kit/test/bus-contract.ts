import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemIds } from '../src/core.js';
import { type EventBus, EventEnvelope, type Subscribing } from '../src/events/index.js';

export type BusUnderTest = { open(): EventBus };

const eventOf = (subject: string, text = ''): EventEnvelope =>
  EventEnvelope.fromPartial({ id: systemIds.id(), subject, aggregateId: 'a', payload: Buffer.from(text) });

/** What every event bus must do; `given` makes one that keeps its state between two `open`s. */
export function busContract(name: string, given: () => BusUnderTest): void {
  describe(name, () => {
    let bus: EventBus;
    // Each test has its own corner of the subjects: the bus itself is shared.
    let corner: string;

    beforeEach(() => {
      bus = given().open();
      corner = `setu.test.c${systemIds.token(6).replace(/[^A-Za-z0-9]/g, 'x')}`;
    });
    afterEach(() => bus.close());

    const listening = async (part: Partial<Subscribing> & { consumer: string }) => {
      const got: string[] = [];
      const handle = async (event: EventEnvelope): Promise<void> => {
        got.push(event.payload.toString());
      };
      const consumer = `${corner}.${part.consumer}`;
      const subscription = await bus.subscribe({ subject: `${corner}.>`, handle, ...part, consumer });
      return { got, subscription, consumer };
    };
    const quiet = (consumer: string) =>
      vi.waitFor(async () => expect(await bus.pending(consumer)).toBe(0), { timeout: 15_000, interval: 20 });

    it('gives an event to each consumer whose subject fits, and to no other', async () => {
      const all = await listening({ consumer: 'all' });
      const word = await listening({ consumer: 'word', subject: `${corner}.*.made` });
      const exact = await listening({ consumer: 'exact', subject: `${corner}.thing.gone` });
      await bus.publish(eventOf(`${corner}.thing.made`, 'made'));
      await bus.publish(eventOf(`${corner}.thing.part.made`, 'part'));
      await bus.publish(eventOf(`${corner}.thing.gone`, 'gone'));
      for (const each of [all, word, exact]) await quiet(each.consumer);
      expect(all.got.sort()).toEqual(['gone', 'made', 'part']);
      expect(word.got).toEqual(['made']);
      expect(exact.got).toEqual(['gone']);
    });

    it('delivers an event published twice under one id once', async () => {
      const { got, consumer } = await listening({ consumer: 'once' });
      const event = eventOf(`${corner}.made`, 'same');
      await bus.publish(event);
      await bus.publish(event);
      await quiet(consumer);
      expect(got).toEqual(['same']);
    });

    it('brings the envelope as it was published', async () => {
      const got: EventEnvelope[] = [];
      const { consumer } = await listening({ consumer: 'whole', handle: async (event) => void got.push(event) });
      const event = EventEnvelope.fromPartial({
        ...eventOf(`${corner}.made`, 'Ёлка'),
        occurredAt: '2026-11-20T09:00:00.000Z',
        actorUserId: 'u',
      });
      await bus.publish(event);
      await quiet(consumer);
      expect(got).toEqual([event]);
    });

    it('brings an event again until it is handled, and holds no other up', async () => {
      const attempts: number[] = [];
      const got: string[] = [];
      const { consumer } = await listening({
        consumer: 'again',
        handle: async (event, { attempt }) => {
          if (event.payload.toString() === 'hard') attempts.push(attempt);
          if (event.payload.toString() === 'hard' && attempt < 3) throw new Error('not yet');
          got.push(event.payload.toString());
        },
      });
      await bus.publish(eventOf(`${corner}.made`, 'hard'));
      await bus.publish(eventOf(`${corner}.made`, 'easy'));
      await quiet(consumer);
      expect(attempts).toEqual([1, 2, 3]);
      expect(got).toEqual(['easy', 'hard']);
    });

    it('gives an event up after the agreed number of tries', async () => {
      let tries = 0;
      const { consumer } = await listening({
        consumer: 'never',
        maxDeliver: 2,
        handle: async () => {
          tries += 1;
          throw new Error('never');
        },
      });
      await bus.publish(eventOf(`${corner}.made`));
      await quiet(consumer);
      expect(tries).toBe(2);
    });

    it('keeps what a consumer has not heard while it was away', async () => {
      const before = await listening({ consumer: 'away' });
      await before.subscription.close();
      await bus.publish(eventOf(`${corner}.made`, 'meanwhile'));
      await bus.close();
      bus = given().open();
      const { got, consumer } = await listening({ consumer: 'away' });
      await quiet(consumer);
      expect(before.got).toEqual([]);
      expect(got).toEqual(['meanwhile']);
    });

    it('shares the work between two processes under one name', async () => {
      const other = given().open();
      const got: string[] = [];
      const handle = async (event: EventEnvelope): Promise<void> => void got.push(event.payload.toString());
      const { consumer } = await listening({ consumer: 'shared', handle });
      await other.subscribe({ consumer, subject: `${corner}.>`, handle });
      await Promise.all(
        Array.from({ length: 50 }, (_, index) => bus.publish(eventOf(`${corner}.made`, String(index)))),
      );
      await quiet(consumer);
      await other.close();
      expect(got.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index));
    });
  });
}
