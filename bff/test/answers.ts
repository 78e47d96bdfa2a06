import { isDeepStrictEqual } from 'node:util';
import { type Endpoint, type Envelope, endpoints } from '@setu/contract';
import { z } from 'zod';

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/\{\/:?\w+\}/g, '(?:/[^/]+)?')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\/$/, '/?')}$`,
  );

const parametersOf = (path: string): number => path.split(':').length;

/** The endpoints, those with the fewest parameters first, in the order in which the BFF mounts them. */
const known = Object.values<Endpoint>(endpoints)
  .map((endpoint) => ({ ...endpoint, pattern: patternOf(endpoint.path) }))
  .sort((a, b) => parametersOf(a.path) - parametersOf(b.path));

/**
 * Checks that an answer is exactly what its endpoint declares. Every test's answers go through it.
 * The schema must parse it without extra fields, and fields at the top level must equal those in `data`. Throws an
 * error that names the difference.
 */
export const checkAnswer = (method: string, url: string, envelope: Envelope<unknown> & { success: true }): void => {
  const { pathname } = new URL(url, 'http://localhost');
  const endpoint = known.find((one) => one.method === method.toLowerCase() && one.pattern.test(pathname));
  if (!endpoint?.answer) return;
  const where = `${method} ${pathname} does not answer as ${endpoint.path} declares`;
  const parsed = endpoint.answer.safeParse(envelope.data);
  if (!parsed.success) throw new Error(`${where}:\n${z.prettifyError(parsed.error)}`);
  if (!isDeepStrictEqual(parsed.data, envelope.data))
    throw new Error(`${where}: undeclared fields in ${JSON.stringify(envelope.data).slice(0, 300)}`);
  const data = envelope.data as Record<string, unknown>;
  const top = envelope as unknown as Record<string, unknown>;
  const different = (endpoint.top ?? []).filter((name) => !isDeepStrictEqual(top[name], data[name]));
  if (different.length > 0) throw new Error(`${where}: ${different.join(', ')} at the top level`);
};
