import { z } from 'zod';
import type { Embeddings } from '../embeddings.js';

/** The settings of a server with the OpenAI-compatible API for embeddings. They are also sent to the thread. */
export interface EmbeddingsServer {
  /** The address before `/embeddings`. */
  url: string;
  key: string | undefined;
  /** The name of the model for cards. */
  model: string;
  /** The name of the model for searches. Some servers distinguish the two by the name. */
  queryModel: string;
  dimensions: number;
}

const answer = z.object({ data: z.array(z.object({ index: z.number().int(), embedding: z.array(z.number()) })) });

/** Calls a server with the OpenAI-compatible API for embeddings. */
export function httpEmbeddings({ url, key, model, queryModel, dimensions }: EmbeddingsServer): Embeddings {
  const embed = async (input: readonly string[], name: string, signal: AbortSignal): Promise<number[][]> => {
    const response = await fetch(`${url}/embeddings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model: name, input }),
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`the embeddings server answered ${response.status}`);
    }
    const { data } = answer.parse(await response.json());
    const vectors = data.toSorted((one, other) => one.index - other.index).map(({ embedding }) => embedding);
    if (vectors.length !== input.length || vectors.some(({ length }) => length !== dimensions)) {
      throw new Error(`the embeddings server did not answer ${input.length} vectors of ${dimensions} dimensions`);
    }
    return vectors;
  };
  return {
    ...{ model: `${model} ${dimensions}`, dimensions },
    ofCards: (texts, signal) => embed(texts, model, signal),
    ofSearch: async (text, signal) => (await embed([text], queryModel, signal))[0] ?? [],
  };
}
