import { type ChildProcess, spawn } from 'node:child_process';
import { root } from '../../deploy/checks/sources.js';
import { componentOf, type Manifest, ofKind, podTemplateOf } from './manifests.js';
import type { Variable } from './rendered.js';

/** A container of the chart: its command and exactly the environment it gets. */
export interface Container {
  owner: string;
  name: string;
  command: string[];
  env: Record<string, string>;
}

/**
 * Returns the containers of the deployments, jobs or cron jobs among rendered manifests. `secrets` contains the values
 * of the secrets by key.
 */
export function containersOf(
  manifests: Manifest[],
  kind: 'Deployment' | 'Job' | 'CronJob',
  secrets: Record<string, string>,
) {
  return ofKind(manifests, kind).flatMap((owner): Container[] =>
    podTemplateOf(owner).spec.containers.map(({ name, command, env }): Container => {
      const settings = ofKind(manifests, 'ConfigMap').find((one) => componentOf(one) === componentOf(owner))?.data;
      const own = env.map((one) => [one.name, one.value ?? secretOf(secrets, one)]);
      return { owner: componentOf(owner), name, command, env: { ...settings, ...Object.fromEntries(own) } };
    }),
  );
}

function secretOf(secrets: Record<string, string>, { name, valueFrom }: Variable): string {
  const { key = '', optional = false } = valueFrom?.secretKeyRef ?? {};
  const value = secrets[key] ?? (optional ? '' : undefined);
  if (value === undefined) throw new Error(`${name} comes from the secret ${key}, which no README names`);
  return value;
}

/** The process of a running container: its output and its end. */
export interface Ran {
  child: ChildProcess;
  output: () => string;
  /** The exit code or the signal. */
  ended: Promise<number | string | null>;
}

/** Runs the container's command from the project root with its environment only. */
export function runContainer({ command, env }: Container): Ran {
  const child = spawn(process.execPath, command.slice(1), { env, cwd: root });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  return { child, output: () => output, ended };
}
