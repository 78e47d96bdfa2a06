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

/** Compiles the manifests as objects of Kubernetes' types: a key there is not, or of another type, is an error. */
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

describe('what is rendered, by Kubernetes’ own types', () => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Every object there is, once; those of the Prometheus operator and of Gateway API have types elsewhere. */
  let all: Manifest[];
  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    const rendered = await Promise.all(ciFiles.map((file) => render({ file })));
    const once = new Map(rendered.flat().map((one) => [JSON.stringify(one), one]));
    all = [...once.values()].filter(({ apiVersion }) => !/^(monitoring\.coreos\.com|gateway\.)/.test(apiVersion));
  });

  test('every object validates', () => {
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

  test('no object has a key Kubernetes does not know', () => expect(typeErrors('all', all)).toBe(''));

  test('a misspelt key is found', () => {
    const manifest = structuredClone(all.find(({ kind }) => kind === 'Deployment'));
    if (!manifest) throw new Error('no deployment');
    Object.assign(manifest.spec.template.spec.containers[0], { livenessProb: {} });
    expect(typeErrors('misspelt', [manifest])).toContain('livenessProb');
  });
});
