import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server with the OpenAI-compatible API for embeddings. */
export interface EmbeddingsPeer {
  url: string;
  /** The texts that were embedded, with the name of the model. */
  embedded: { model: string; text: string }[];
  /** Sets what the server does: answer, answer 503, or not answer at all. */
  be(state: 'up' | 'failing' | 'silent'): void;
  close(): Promise<void>;
}

const dimensions = 384;

/** Returns a vector in which texts with the same groups of three letters are close. */
export function trigramVector(text: string): number[] {
  const vector = Array.from({ length: dimensions }, () => 0);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const padded = ` ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) {
      let hash = 2_166_136_261;
      for (const letter of padded.slice(at, at + 3)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
      const place = (hash >>> 0) % dimensions;
      vector[place] = (vector[place] ?? 0) + 1;
    }
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

/** Starts the server on a free port. */
export async function embeddingsPeer(): Promise<EmbeddingsPeer> {
  const embedded: EmbeddingsPeer['embedded'] = [];
  let state: 'up' | 'failing' | 'silent' = 'up';
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (state === 'silent') return;
    const fail = (status: number): unknown =>
      response.writeHead(status).end(JSON.stringify({ error: { message: 'failed' } }));
    if (state === 'failing') return fail(503);
    if (request.method !== 'POST' || request.url !== '/v1/embeddings') return fail(404);
    const { model, input } = JSON.parse(Buffer.concat(chunks).toString()) as { model: string; input: string[] };
    for (const text of input) embedded.push({ model, text });
    const data = input.map((text, index) => ({ object: 'embedding', index, embedding: trigramVector(text) }));
    // Some servers answer in the order in which they finished.
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ object: 'list', data: data.reverse(), model }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    embedded,
    be: (next) => {
      state = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
