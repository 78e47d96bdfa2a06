import { parentPort, workerData } from 'node:worker_threads';
import { createLog } from '@setu/kit/process';
import { openEngine } from './search-engine.js';
import type { FromThread, Question, ThreadData, ToThread } from './thread-messages.js';

const port = parentPort;
if (port === null) throw new Error('this file must run in a thread of the catalogue');
const { url, schema, dir, logLevel, ...given }: ThreadData = workerData;
let { lists } = given;

const say = (message: FromThread): void => port.postMessage(message);
const log = createLog({ service: 'catalogue', level: logLevel });
const engine = await openEngine({ url, schema, dir, lists: () => lists, log });

const tellState = (): void => say({ type: 'state', behindMs: engine.behindMs(), cards: engine.cards() });
const telling = setInterval(tellState, 1_000);

function answerOf(message: Question): Promise<unknown> {
  const { search } = engine;
  if (message.kind === 'browse') return search.browse(message.asked);
  if (message.kind === 'nearest') return search.nearest(message.asked);
  return message.kind === 'search' ? search.search(message.asked) : search.suggest(message.asked);
}

async function answer(message: Question): Promise<void> {
  const { id, until } = message;
  // Under overload, work on expired questions would delay those that are still waiting.
  if (Date.now() > until) return;
  try {
    const found = await answerOf(message);
    say({ type: 'answer', id, answer: found });
  } catch (error) {
    say({ type: 'failure', id, message: error instanceof Error ? error.message : String(error) });
  }
}

port.on('message', (message: ToThread) => {
  if (message.type === 'ask') void answer(message);
  if (message.type === 'lists') lists = message.lists;
  if (message.type === 'close') {
    clearInterval(telling);
    void engine.close().finally(() => port.close());
  }
});
tellState();
