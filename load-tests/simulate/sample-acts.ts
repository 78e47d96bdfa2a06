import * as samples from '@setu/proto/request/samples';
import { SampleVerdict } from '@setu/proto/request/words';
import type { Build } from './acts.js';
import type { SampleAct } from './deal.js';

/** The messages of the calls about samples. */
export const sampleMessages: Readonly<Record<string, unknown>> = samples;

/** A text about a sample. Only the customer, the broker and the sample's supplier may read it. */
export const sampleText = (key: string): string => `text about a sample ${key}.`;

/** The calls of the acts on a sample. */
export const sampleBuilders: Record<SampleAct, readonly [method: string, build: Build]> = {
  sample: ['askSample', ({ key }, _, head) => ({ ...head, comment: sampleText(key), address: '' })],
  ship: [
    'sendSample',
    ({ key }, { sampleId }, head) => ({
      ...{ ...head, sampleId, sentOn: '2026-11-20', tracking: sampleText(key), timeZone: 'Europe/Moscow' },
    }),
  ],
  refuse: ['declineSample', ({ key }, { sampleId }, head) => ({ ...head, sampleId, reason: sampleText(key) })],
  judge: [
    'judgeSample',
    ({ key }, { sampleId }, head) => ({
      ...{ ...head, sampleId, verdict: SampleVerdict.SUITS, comment: sampleText(key) },
    }),
  ],
};
