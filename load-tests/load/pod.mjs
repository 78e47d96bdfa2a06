import { join } from 'node:path';
import { supervise } from '../../deploy/local/children.mjs';
import { dataPaths } from '../../deploy/local/paths.mjs';
import { freePorts } from '../../deploy/local/ports.mjs';
import { bffEnv, entryOf, serviceEnv } from '../../deploy/local/services.mjs';

/** @typedef {Awaited<ReturnType<typeof startPod>>} Pod */

/**
 * Starts a second catalogue, or a program in its place, with a BFF of its own. Everything else is shared.
 * @param {import('../../deploy/local/services.mjs').Plan} plan of the test environment
 * @param {{ name: string, entry: string, env?: Record<string, string> }} what `env`: settings in addition to those of
 *   the catalogue
 */
export async function startPod(plan, { name, entry, env }) {
  const own = await freePorts(['web', 'bff-admin', 'catalogue', 'catalogue-admin']);
  const ports = { ...plan.ports, ...own };
  const logs = dataPaths(plan.dataDir).logs;
  const say = (/** @type {string} */ text) => process.stderr.write(`${text}\n`);
  const began = performance.now();
  const service = supervise({
    ...{ name, entry, say, logFile: join(logs, `${name}.log`) },
    env: { ...serviceEnv('catalogue', { ...plan, ports }), ...env },
  });
  await service.ready;
  const readyMs = performance.now() - began;
  const bff = supervise({
    ...{ name: `${name}-bff`, entry: entryOf('bff'), say, logFile: join(logs, `${name}-bff.log`) },
    env: bffEnv({ ...plan, port: own.web ?? 0, ports }),
  });
  await bff.ready;
  return {
    url: `http://127.0.0.1:${own.web}`,
    /** The address of the catalogue's metrics. */
    admin: `http://127.0.0.1:${own['catalogue-admin']}`,
    /** Milliseconds until the catalogue was ready. */
    readyMs,
    /** Milliseconds since the catalogue was started. */
    ageMs: () => performance.now() - began,
    pids: () => ({ bff: bff.pid(), catalogue: service.pid() }),
    stop: async () => {
      await bff.stop();
      await service.stop();
    },
  };
}
