import { join } from 'node:path';
import { freePorts } from '../../../deploy/local/ports.mjs';
import { services } from '../../../deploy/local/service-names.mjs';
import { portNames, serviceEnv } from '../../../deploy/local/services.mjs';
import { edgesOf, through } from './edges.mjs';

/** @typedef {import('../../../deploy/local/services.mjs').Plan} Plan */

/** @param {string} name the name of a process in the far region */
export const inFarRegion = (name) => `${name}-2`;

/**
 * Plans a second region: its own replica of each service, far from the stores, which are only in the first region.
 * @param {Plan} near the first region
 * @param {{ ends: Record<string, number>, delayMs: number }} options `ends`: the ports of the stores; `delayMs`: how
 *   long data travels between the regions, one way
 */
export async function farRegion(near, { ends, delayMs }) {
  const ports = await freePorts(portNames);
  const edges = await edgesOf(ends, ends, delayMs);
  const through2 = (/** @type {string} */ url, /** @type {string} */ store) => through(url, edges.portOf(store));
  const { urls, userEnv } = near;
  const toAll = (/** @type {import('./fault-proxy.mjs').Mode} */ mode) => {
    for (const name of Object.keys(ends)) edges.become(name, mode);
  };
  toAll('delay');
  /** @type {Plan} */
  const plan = {
    ...near,
    dataDir: join(near.dataDir, 'far'),
    urls: Object.fromEntries(Object.entries(urls).map(([name, url]) => [name, through2(url, 'postgres')])),
    userEnv: {
      ...userEnv,
      ...(userEnv.S3_ENDPOINT && { S3_ENDPOINT: through2(userEnv.S3_ENDPOINT, 's3') }),
      ...(userEnv.NATS_URL && { NATS_URL: through2(userEnv.NATS_URL, 'nats') }),
    },
    ports,
  };
  return {
    plan,
    /** The name and the settings of each service. */
    services: services.map((name) => ({ entry: name, name: inFarRegion(name), env: serviceEnv(name, plan) })),
    /** Cuts the far region off from the stores. Nothing passes, and neither side is told. */
    cut: () => toAll('blackhole'),
    restore: () => toAll('delay'),
    close: () => edges.close(),
  };
}
