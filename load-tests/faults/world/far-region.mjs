import { join } from 'node:path';
import { freePorts } from '../../../deploy/local/ports.mjs';
import { services } from '../../../deploy/local/service-names.mjs';
import { portNames, serviceEnv } from '../../../deploy/local/services.mjs';
import { edgesOf, through } from './edges.mjs';

/** @typedef {import('../../../deploy/local/services.mjs').Plan} Plan */

/** @typedef {'services' | 'bff'} InFar what the far region has beside its BFF: its own services, or nothing */

/** @param {string} name the name of a process in the far region */
export const inFarRegion = (name) => `${name}-2`;

/**
 * Plans a second region: its own replica of each service, far from the stores, which are only in the first region. Or
 * only a BFF, which calls the services of the first region.
 * @param {Plan} near the first region
 * @param {{ stores: Record<string, number>, delayMs: number, has: InFar }} options `stores`: the ports of the stores;
 *   `delayMs`: how long data travels between the regions, one way
 */
export async function farRegion(near, { stores, delayMs, has }) {
  const called = [...services, 'media-http'].map((name) => [name, near.ports[name] ?? 0]);
  const ends = has === 'services' ? stores : Object.fromEntries(called);
  const edges = await edgesOf(ends, ends, delayMs);
  const byEdge = (/** @type {string} */ url, /** @type {string} */ store) => through(url, edges.portOf(store));
  const { urls, userEnv } = near;
  const toAll = (/** @type {import('./fault-proxy.mjs').Mode} */ mode) => {
    for (const name of Object.keys(ends)) edges.become(name, mode);
  };
  toAll('delay');
  const way = { cut: () => toAll('blackhole'), restore: () => toAll('delay'), close: () => edges.close() };
  if (has === 'bff') {
    const ports = Object.fromEntries(called.map(([name]) => [name, edges.portOf(String(name))]));
    return { plan: { ...near, ports: { ...near.ports, ...ports } }, services: [], ...way };
  }
  const ports = await freePorts(portNames);
  /** @type {Plan} */
  const plan = {
    ...near,
    dataDir: join(near.dataDir, 'far'),
    urls: Object.fromEntries(Object.entries(urls).map(([name, url]) => [name, byEdge(url, 'postgres')])),
    userEnv: {
      ...userEnv,
      ...(userEnv.S3_ENDPOINT && { S3_ENDPOINT: byEdge(userEnv.S3_ENDPOINT, 's3') }),
      ...(userEnv.NATS_URL && { NATS_URL: byEdge(userEnv.NATS_URL, 'nats') }),
    },
    ports,
  };
  return {
    plan,
    /** The name and the settings of each service. */
    services: services.map((name) => ({ entry: name, name: inFarRegion(name), env: serviceEnv(name, plan) })),
    ...way,
  };
}
