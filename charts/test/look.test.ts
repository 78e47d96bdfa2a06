import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { render } from './helm.js';
import { componentOf, ofKind } from './manifests.js';

/** Replaces the network: every call succeeds, and its URL is printed. */
const recorder = `data:text/javascript,${encodeURIComponent(
  'globalThis.fetch = async (url) => { process.stderr.write(url + "\\n"); return new Response(""); };',
)}`;

test('helm test queries every process and one page of a list, by the names and ports of the services', async () => {
  const manifests = await render();
  const [container] = ofKind(manifests, 'Pod').flatMap(({ spec }) => spec.containers ?? []);
  const services = ofKind(manifests, 'Service');
  const ports = new Map(services.map((one) => [one.metadata.name, one.spec.ports.map(({ port }) => port)]));

  const child = spawn(process.execPath, ['--import', recorder, ...(container?.command.slice(1) ?? [])]);
  const requested = (await text(child.stderr))
    .trim()
    .split('\n')
    .map((url) => new URL(url));

  expect(requested.filter(({ hostname, port }) => !ports.get(hostname)?.includes(Number(port)))).toEqual([]);
  for (const path of ['/readyz', '/internal/deps']) {
    const hosts = requested.filter(({ pathname }) => pathname === path).map(({ hostname }) => hostname);
    expect(hosts.sort()).toEqual([...ports.keys()].sort());
  }
  const pages = requested.filter(({ pathname }) => pathname.startsWith('/catalog/')).map(({ hostname }) => hostname);
  expect(pages).toEqual(services.filter((one) => componentOf(one) === 'bff').map(({ metadata }) => metadata.name));
});
