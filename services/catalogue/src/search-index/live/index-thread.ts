import { parentPort, workerData } from 'node:worker_threads';
import { createLog } from '@setu/kit/process';
import { IncompleteIndex } from '../search-index.js';
import { derivedObjects } from './derived-objects.js';
import { openEngine, type SearchEngine } from './search-engine.js';
import { sharedSnapshots } from './shared-snapshots.js';
import type { FromThread, Question, ThreadData, ToThread } from './thread-messages.js';

const port = parentPort;
if (port === null) throw new Error('this file must run in a thread of the catalogue');
const { url, schema, dir, media, changes, logLevel, ...initial }: ThreadData = workerData;
let { lists } = initial;

const send = (message: FromThread): void => port.postMessage(message);
const log = createLog({ service: 'catalogue', level: logLevel });
const shared = media && sharedSnapshots(derivedObjects(media));
/** What answers at present: the engine, or the most popular cards while the engine reads all of them. */
let serving: Pick<SearchEngine, 'search' | 'cards'> | undefined;
let engine: SearchEngine | undefined;

const sendState = (): void => {
  if (serving === undefined) return;
  send({
    ...{ type: 'state', cards: serving.cards() },
    ...{ behindMs: engine?.behindMs() ?? 0, isPartial: engine === undefined },
  });
};
const serve = (one: NonNullable<typeof serving>): void => {
  serving = one;
  sendState();
};
const stateTimer = setInterval(sendState, 1_000);

function answerOf(message: Question): Promise<unknown> {
  if (serving === undefined) throw new IncompleteIndex();
  const { search } = serving;
  if (message.kind === 'browse') return search.browse(message.query);
  if (message.kind === 'nearest') return search.nearest(message.query);
  return message.kind === 'search' ? search.search(message.query) : search.suggest(message.query);
}

async function answer(message: Question): Promise<void> {
  const { id, expiresAt } = message;
  // Under overload, work on expired requests would delay those that are still waiting.
  if (Date.now() > expiresAt) return;
  try {
    const found = await answerOf(message);
    send({ type: 'answer', id, answer: found });
  } catch (error) {
    if (error instanceof IncompleteIndex) send({ type: 'incomplete', id });
    else send({ type: 'failure', id, message: error instanceof Error ? error.message : String(error) });
  }
}

port.on('message', (message: ToThread) => {
  if (message.type === 'ask') void answer(message);
  if (message.type === 'lists') lists = message.lists;
  if (message.type === 'close') {
    clearInterval(stateTimer);
    void (engine?.close() ?? Promise.resolve()).finally(() => port.close());
  }
});
engine = await openEngine({ url, schema, dir, changes, lists: () => lists, log, shared, onFirst: serve });
serve(engine);
