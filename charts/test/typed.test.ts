import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ciFiles, render } from './helm.js';
import type { Manifest } from './manifests.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'test-results', `chart-${process.pid}`);
const require = createRequire(import.meta.url);

const moduleOf = ({ apiVersion }: Manifest): string => `kubernetes-models/${apiVersion}`;

/** Compiles the manifests as objects of Kubernetes' types. An unknown key or a wrong type is a compile error. */
function typeErrors(name: string, manifests: Manifest[]): string {
  const lines = manifests.map(
    (one, i) => `export const m${i}: import('${moduleOf(one)}').I${one.kind} = ${JSON.stringify(one, null, 1)};`,
  );
  writeFileSync(join(folder, `${name}.ts`), lines.join('\n'));
  const tsc = join(root, 'node_modules/typescript7/bin/tsc');
  const options =
    '--noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler --types node --ignoreConfig';
  try {
    execFileSync(process.execPath, [tsc, ...options.split(' '), join(folder, `${name}.ts`)], { encoding: 'utf8' });
    return '';
  } catch (error) {
    return String((error as { stdout?: string }).stdout ?? error);
  }
}

describe('The rendered manifests, checked against Kubernetes’ own types', () => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /**
   * Every distinct object, except those of the Prometheus operator and of the Gateway API, whose types are elsewhere.
   */
  let all: Manifest[];
  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    const rendered = await Promise.all(ciFiles.map((file) => render({ file })));
    const once = new Map(rendered.flat().map((one) => [JSON.stringify(one), one]));
    all = [...once.values()].filter(({ apiVersion }) => !/^(monitoring\.coreos\.com|gateway\.)/.test(apiVersion));
  });

  test('are all valid', () => {
    const wrong = all.flatMap((manifest) => {
      const Model = require(moduleOf(manifest))[manifest.kind];
      try {
        new Model(manifest).validate();
        return [];
      } catch (error) {
        return [`${manifest.kind} ${manifest.metadata.name}: ${String(error)}`];
      }
    });
    expect(wrong).toEqual([]);
  });

  test('have no key that Kubernetes does not know', () => expect(typeErrors('all', all)).toBe(''));

  test('are rejected if a key is misspelt', () => {
    const manifest = structuredClone(all.find(({ kind }) => kind === 'Deployment'));
    if (!manifest) throw new Error('no deployment');
    Object.assign(manifest.spec.template.spec.containers[0], { livenessProb: {} });
    expect(typeErrors('misspelt', [manifest])).toContain('livenessProb');
  });
});
