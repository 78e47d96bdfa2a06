import { parentPort, workerData } from 'node:worker_threads';
import { createLog } from '@setu/kit/process';
import type { Neighbour } from '../domain/related.js';
import { type EmbeddingsServer, httpEmbeddings } from '../http/http-embeddings.js';
import { openMeaning, type VectorPlace } from './meaning-engine.js';

/** The start parameters of the thread. */
export interface MeaningData {
  url: string;
  schema: string;
  server: EmbeddingsServer;
  cluster?: VectorPlace | undefined;
  batch: number;
  retryMs: number;
  logLevel: string;
}

/** A message to the thread: a vector or a card whose neighbours are requested, or the request to end. */
export type ToMeaning = { type: 'near'; id: number; to: Int8Array | string; limit: number } | { type: 'close' };

/** A message from the thread: neighbours, or that it is ready. */
export type FromMeaning = { type: 'near'; id: number; neighbours: Neighbour[] | undefined } | { type: 'ready' };

const port = parentPort;
if (port === null) throw new Error('this file must run in a thread of the catalogue');
const { server, logLevel, ...place }: MeaningData = workerData;
const log = createLog({ service: 'catalogue', level: logLevel });
const engine = await openMeaning({ ...place, embeddings: httpEmbeddings(server), log });

const send = (message: FromMeaning): void => port.postMessage(message);
port.on('message', (message: ToMeaning) => {
  if (message.type === 'close') return void engine.close().finally(() => port.close());
  const { id, to, limit } = message;
  engine.nearest(to, limit).then(
    (neighbours) => send({ type: 'near', id, neighbours }),
    (error: unknown) => {
      log.warn({ err: error }, 'a search by meaning failed');
      send({ type: 'near', id, neighbours: undefined });
    },
  );
});
send({ type: 'ready' });
