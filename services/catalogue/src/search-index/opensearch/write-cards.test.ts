import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import type { CardDocument } from './card-rows.js';
import { type Cluster, connectCluster } from './cluster.js';
import { writeCards } from './write-cards.js';

const document: CardDocument = {
  ...{ rank: 1, name_en: 1, name_ru: 1, brand: 1, category: 1, company: 1, code: '', words: ['a'], facets: [], sum: 1 },
};

let server: Server;
let cluster: Cluster;

/**
 * Starts a server that answers bulk requests in turn. An entry of `answers` returns the status of each id, or is the
 * status of the full request.
 */
async function answering(answers: ((id: string) => number)[] | number[]): Promise<string[][]> {
  const requests: string[][] = [];
  server = createServer(async (request, response) => {
    const lines = (await text(request)).trimEnd().split('\n');
    const ids = lines.flatMap((line) => /"_id":"(\w+)"/.exec(line)?.[1] ?? []);
    const answer = answers[requests.push(ids) - 1] ?? 200;
    response.setHeader('content-type', 'application/json');
    if (typeof answer === 'number' && answer >= 300) return response.writeHead(answer).end('{"error":{"type":"full"}}');
    const status = (id: string): number => (typeof answer === 'number' ? answer : answer(id));
    const items = ids.map((id) => ({ index: { _id: id, status: status(id), error: { type: 'odd', reason: 'one' } } }));
    response.end(JSON.stringify({ items }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  cluster = connectCluster({ nodes: [`http://127.0.0.1:${port}`], caFile: undefined });
  return requests;
}

afterEach(async () => {
  await cluster.close();
  server.closeAllConnections();
  server.close();
});

const write = (count: number): Promise<void> =>
  writeCards(
    { cluster, index: 'cards', version: 7, signal: new AbortController().signal },
    Array.from({ length: count }, (_, i) => ({ id: `c${i}`, document })),
  );

describe('Writing cards to a cluster', () => {
  it('halves the batch while the cluster is overloaded and writes every card in the end', async () => {
    const requests = await answering([429, (id) => (Number(id.slice(1)) % 2 === 0 ? 429 : 201)] as ((
      id: string,
    ) => number)[]);
    await write(1_200);
    expect(requests.map((ids) => ids.length)).toEqual([1_000, 500, 250, 500, 200]);
    expect(requests[2]).toEqual(Array.from({ length: 250 }, (_, i) => `c${i * 2}`));
    const accepted = [
      ...(requests[1] ?? []).filter((id) => Number(id.slice(1)) % 2 === 1),
      ...requests.slice(2).flat(),
    ];
    expect(new Set(accepted).size).toBe(1_200);
    expect(accepted).toHaveLength(1_200);
  });

  it('treats cards that are newer or already deleted as written, and fails on an invalid card', async () => {
    await answering([(id: string) => (id === 'c0' ? 409 : 404), (id: string) => (id === 'c1' ? 400 : 201)]);
    await write(2);
    await expect(write(2)).rejects.toThrow('the cluster refuses a card: odd: one');
  });
});
