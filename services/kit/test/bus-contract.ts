import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemIds } from '../src/core.js';
import { type EventBus, EventEnvelope, type Subscribing, TryAgain } from '../src/events/index.js';

export interface BusUnderTest {
  open(): EventBus;
}

/** How soon the buses under test redeliver the event of an unresponsive process. */
export const leaseMs = 600;

const eventOf = (subject: string, text = ''): EventEnvelope =>
  EventEnvelope.fromPartial({ id: systemIds.id(), subject, aggregateId: 'a', payload: Buffer.from(text) });

/** The tests that every event bus must pass. `openBus` returns a bus that keeps its state between two `open` calls. */
export function busContract(name: string, openBus: () => BusUnderTest): void {
  describe(name, () => {
    let bus: EventBus;
    // Each test uses its own subjects, because the bus is shared.
    let corner: string;

    beforeEach(() => {
      bus = openBus().open();
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
    /** Waits until nothing is pending for the consumers and the check holds. */
    const quiet = (consumers: string | string[], check: () => void) =>
      vi.waitFor(
        async () => {
          expect(await bus.pending([consumers].flat())).toBe(0);
          check();
        },
        { timeout: 15_000, interval: 20 },
      );

    it('delivers an event to every consumer with a matching subject, and to no other', async () => {
      const all = await listening({ consumer: 'all' });
      const word = await listening({ consumer: 'word', subject: `${corner}.*.made` });
      const exact = await listening({ consumer: 'exact', subject: `${corner}.thing.gone` });
      await bus.publish(eventOf(`${corner}.thing.made`, 'made'));
      await bus.publish(eventOf(`${corner}.thing.part.made`, 'part'));
      await bus.publish(eventOf(`${corner}.thing.gone`, 'gone'));
      await quiet([all.consumer, word.consumer, exact.consumer], () => {
        expect(all.got.sort()).toEqual(['gone', 'made', 'part']);
        expect(word.got).toEqual(['made']);
        expect(exact.got).toEqual(['gone']);
      });
    });

    it('delivers an event published twice under one id once', async () => {
      const { got, consumer } = await listening({ consumer: 'once' });
      const event = eventOf(`${corner}.made`, 'same');
      await bus.publish(event);
      await bus.publish(event);
      await quiet(consumer, () => expect(got).toEqual(['same']));
    });

    it('delivers the envelope unchanged', async () => {
      const got: EventEnvelope[] = [];
      const { consumer } = await listening({ consumer: 'whole', handle: async (event) => void got.push(event) });
      const event = EventEnvelope.fromPartial({
        ...eventOf(`${corner}.made`, 'Ёлка'),
        occurredAt: '2026-11-20T09:00:00.000Z',
        actorUserId: 'u',
      });
      await bus.publish(event);
      await quiet(consumer, () => expect(got).toEqual([event]));
    });

    it('redelivers an event until it is handled, without blocking others', async () => {
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
      await quiet(consumer, () => {
        expect(attempts).toEqual([1, 2, 3]);
        expect(got).toEqual(['easy', 'hard']);
      });
    });

    it('never gives up on an event, however often it fails, and waits as long as requested', async () => {
      let tries = 0;
      const { consumer } = await listening({
        consumer: 'patient',
        handle: async () => {
          tries += 1;
          if (tries <= 20) throw new TryAgain(5);
        },
      });
      await bus.publish(eventOf(`${corner}.made`));
      await quiet(consumer, () => expect(tries).toBe(21));
    });

    it('does not deliver an event to a second process while the first still handles it', async () => {
      const other = openBus().open();
      let handled = 0;
      const handle = async (): Promise<void> => {
        handled += 1;
        await new Promise((resolve) => setTimeout(resolve, 3 * leaseMs));
      };
      const { consumer } = await listening({ consumer: 'slow', handle });
      await other.subscribe({ consumer, subject: `${corner}.>`, handle });
      await bus.publish(eventOf(`${corner}.made`));
      await quiet(consumer, () => expect(handled).toBe(1));
      await other.close();
    });

    it('begins with later events, or with all stored events if requested', async () => {
      await bus.publish(eventOf(`${corner}.made`, 'before'));
      const now = await listening({ consumer: 'now' });
      const start = await listening({ consumer: 'start', from: 'start' });
      await bus.publish(eventOf(`${corner}.made`, 'after'));
      await quiet([now.consumer, start.consumer], () =>
        expect([now.got, start.got]).toEqual([['after'], ['before', 'after']]),
      );
    });

    it('delivers nothing before the service has recorded the registration', async () => {
      const got: string[] = [];
      let written = 0;
      const { consumer } = await listening({
        consumer: 'written',
        registered: async () => {
          written += 1;
        },
        handle: async () => void got.push(written > 0 ? 'after' : 'before'),
      });
      await bus.publish(eventOf(`${corner}.made`));
      await quiet(consumer, () => expect([written, got]).toEqual([1, ['after']]));
    });

    it('reports the same store id to every process, also after reopening', async () => {
      const other = openBus().open();
      const names = [await bus.incarnation(), await other.incarnation()];
      await other.close();
      expect(new Set(names).size).toBe(1);
      expect(names[0]).not.toBe('');
    });

    it('stores events for a consumer that is not connected', async () => {
      const before = await listening({ consumer: 'away' });
      await before.subscription.close();
      await bus.publish(eventOf(`${corner}.made`, 'meanwhile'));
      await bus.close();
      bus = openBus().open();
      const { got, consumer } = await listening({ consumer: 'away' });
      await quiet(consumer, () => {
        expect(before.got).toEqual([]);
        expect(got).toEqual(['meanwhile']);
      });
    });

    it('shares the work between two processes with the same name', async () => {
      const other = openBus().open();
      const got: string[] = [];
      const handle = async (event: EventEnvelope): Promise<void> => void got.push(event.payload.toString());
      const { consumer } = await listening({ consumer: 'shared', handle });
      await other.subscribe({ consumer, subject: `${corner}.>`, handle });
      await Promise.all(
        Array.from({ length: 50 }, (_, index) => bus.publish(eventOf(`${corner}.made`, String(index)))),
      );
      await quiet(consumer, () =>
        expect(got.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index)),
      );
      await other.close();
    });
  });
}
