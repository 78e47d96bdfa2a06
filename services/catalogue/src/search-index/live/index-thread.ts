import { parentPort, workerData } from 'node:worker_threads';
import { createLog } from '@setu/kit/process';
import { derivedObjects } from './derived-objects.js';
import { openEngine } from './search-engine.js';
import { sharedSnapshots } from './shared-snapshots.js';
import type { FromThread, Question, ThreadData, ToThread } from './thread-messages.js';

const port = parentPort;
if (port === null) throw new Error('this file must run in a thread of the catalogue');
const { url, schema, dir, media, changes, logLevel, ...initial }: ThreadData = workerData;
let { lists } = initial;

const send = (message: FromThread): void => port.postMessage(message);
const log = createLog({ service: 'catalogue', level: logLevel });
const shared = media && sharedSnapshots(derivedObjects(media));
const onBuild = (): void => send({ type: 'building' });
const engine = await openEngine({ url, schema, dir, changes, lists: () => lists, log, shared, onBuild });

const sendState = (): void => send({ type: 'state', behindMs: engine.behindMs(), cards: engine.cards() });
const stateTimer = setInterval(sendState, 1_000);

function answerOf(message: Question): Promise<unknown> {
  const { search } = engine;
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
    send({ type: 'failure', id, message: error instanceof Error ? error.message : String(error) });
  }
}

port.on('message', (message: ToThread) => {
  if (message.type === 'ask') void answer(message);
  if (message.type === 'lists') lists = message.lists;
  if (message.type === 'close') {
    clearInterval(stateTimer);
    void engine.close().finally(() => port.close());
  }
});
sendState();
