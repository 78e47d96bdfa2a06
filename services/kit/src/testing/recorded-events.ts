import type { EventEnvelope } from '@setu/proto/common';
import type { EventBus } from '../events/bus.js';
import type { Codec } from '../events/once.js';

export interface RecordedEvents {
  /** Everything published, in order, each once. */
  all: EventEnvelope[];
  subjects(): string[];
  /** The payloads published under the subject. */
  of<T>(subject: string, message: Pick<Codec<T>, 'decode'>): T[];
  clear(): void;
}

/** Events as they pass; `record` gives a bus that writes them down. */
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
        if (!all.some((seen) => seen.id === event.id)) all.push(event);
      },
    }),
  };
}
