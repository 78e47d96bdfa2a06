import type { EventEnvelope } from '@setu/proto/common';
import type { EventBus } from '../events/bus.js';
import type { Codec } from '../events/idempotency.js';

export interface RecordedEvents {
  /** All published events in order, each once. */
  all: EventEnvelope[];
  subjects(): string[];
  /** Returns the payloads published under the subject. */
  of<T>(subject: string, message: Pick<Codec<T>, 'decode'>): T[];
  clear(): void;
}

/** Records events. `record` wraps a bus so that published events are recorded. */
export function recordedEvents(): RecordedEvents & { record(bus: EventBus): EventBus } {
  const all: EventEnvelope[] = [];
  return {
    all,
    subjects: () => all.map((event) => event.subject),
    of: (subject, message) =>
      all.filter((event) => event.subject === subject).map((event) => message.decode(event.payload)),
    clear: () => {
      all.length = 0;
    },
    record: (bus) => ({
      ...bus,
      publish: async (event) => {
        await bus.publish(event);
        if (!all.some((known) => known.id === event.id)) all.push(event);
      },
    }),
  };
}
