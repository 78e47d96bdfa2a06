import { GetRateResponse, RatesService } from '@setu/proto/fx/rates';
import { internal, invalid, refused } from '../src/core.js';
import type { Conn, Migration } from '../src/db/index.js';
import { type Consumer, eventHandlingMigration, inboxMigration, outboxMigration } from '../src/events/index.js';
import type { Env, Parts } from '../src/process.js';
import { startService } from '../src/service.js';

// A minimal service with a minimal contract. It stores texts and counts the events it receives.

const notes: Migration = {
  name: '202611200000-create-note',
  up: 'create table note (text text constraint note_pkey primary key); create table heard (subject text not null, event_id uuid not null)',
  down: 'drop table heard; drop table note',
};

const stores = (conn: Conn) => ({
  notes: {
    add: async (text: string): Promise<void> => {
      await conn('note').insert({ text });
    },
    all: async (): Promise<string[]> => conn('note').orderBy('text').pluck('text'),
  },
  heard: {
    add: async (subject: string, id: string): Promise<void> => {
      await conn('heard').insert({ subject, event_id: id });
    },
    all: async (): Promise<string[]> => conn('heard').pluck('subject'),
  },
});

export type Stores = ReturnType<typeof stores>;

let sick = true;

/** Makes the poison event harmless. Returns a function that undoes this. */
export const cure = (): (() => void) => {
  sick = false;
  return () => {
    sick = true;
  };
};

export const consumer: Consumer<Stores> = {
  name: 'fx.notes-heard',
  subject: 'setu.fx.note.*',
  maxTries: 2,
  handle: async (event, { heard }) => {
    await heard.add(event.subject, event.id);
    if (sick && event.subject.endsWith('poison')) throw internal('cannot be stomached');
  },
};

/** `date` selects the behaviour: reject, fail, hang, or store a note with `currency` as its idempotency key. */
export const startRates = (env: Env, parts: Parts = {}) =>
  startService(
    {
      name: 'fx',
      service: RatesService,
      migrations: [outboxMigration, inboxMigration, notes, eventHandlingMigration],
      stores,
      consumers: () => [consumer],
      demo: ({ write }) => write(({ notes }) => notes.add('demo')),
      handlers: ({ write }) => ({
        listRates: async () => ({ rates: [] }),
        listDayRates: async () => ({ rates: [] }),
        getRate: async ({ date, currency }, call) => {
          if (date === 'bad') throw invalid({ date: { code: 'not_a_date', params: { text: date } } });
          if (date === 'refuse') throw refused('too_late', { current_status: 'closed', current_version: '7' });
          if (date === 'bug') throw new TypeError('secret detail');
          if (date === 'hang')
            await new Promise((resolve) => call.signal.addEventListener('abort', resolve, { once: true }));
          return write(async ({ notes, outbox, idempotent }) =>
            idempotent(
              {
                principal: call.actor.userId,
                route: 'GetRate',
                key: currency,
                fingerprint: date,
                answer: GetRateResponse,
              },
              async () => {
                await notes.add(date);
                await outbox.add({ subject: `setu.fx.note.${date}`, aggregateId: 'notes', payload: Buffer.from(date) });
                return GetRateResponse.fromPartial({ rate: { source: date, valueE4: 12_345n } });
              },
            ),
          );
        },
      }),
    },
    env,
    parts,
  );
