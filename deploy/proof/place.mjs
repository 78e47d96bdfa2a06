import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { Explained } from '../local/explained.mjs';
import { inRoot } from '../local/paths.mjs';
import { services } from '../local/service-names.mjs';
import { apply, attempt, kubectl, pause } from './run.mjs';

export const release = 'setu';
export const namespace = 'setu-proof';
/** The namespace of the test clients. The policies admit only pods of this namespace. */
export const outside = 'setu-proof-outside';
export const origin = `http://setu-bff.${namespace}:8080`;
export const chart = inRoot('charts/setu');
export const ownLabel = `app.kubernetes.io/instance=${release}`;

const inside = new URL('inside/', import.meta.url);
const databases = services.map((name) => `${name.toUpperCase()}_DATABASE_URL`);

/**
 * The values that the proof adds to the user's values: the demo world, whose users it signs in as, and no limits per
 * address.
 */
const ownValues = {
  demo: true,
  limits: { suggestionsPerSecond: 10_000, uploadsPerMinute: 10_000, signInsPerMinute: 10_000 },
  keys: { existingSecret: 'setu-keys' },
  postgres: { existingSecret: 'setu-postgres' },
  nats: { existingSecret: 'setu-nats' },
  s3: { existingSecret: 'setu-s3' },
  network: { ingress: { namespaces: [outside], cidrs: [] } },
};

/** @param {string} file lines of NAME=value @returns {Record<string, string>} */
function secretsIn(file) {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => /^\s*(?:export )?([A-Z0-9_]+)=(.*)$/.exec(line));
  return Object.fromEntries(lines.flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? '']] : [])));
}

/** @param {string} name @param {Record<string, string>} stringData */
export const secret = (name, stringData) => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name, namespace },
  stringData,
});

/** @param {string} name @param {Record<string, string>} labels */
const space = (name, labels = {}) => ({ apiVersion: 'v1', kind: 'Namespace', metadata: { name, labels } });

/**
 * Creates both namespaces, with restricted pod security, with the secrets and with the pod that calls from outside.
 * @param {{ values: string, secrets: string }} files the user's files of values and secrets
 * @returns {Promise<{ valueFiles: string[], databases: Record<string, string>, stores: Record<string, string>, leave:
 * () => Promise<void> }>}
 */
export async function makePlace({ values, secrets }) {
  if ((await attempt('kubectl', ['get', 'namespace', namespace])).code === 0)
    throw new Explained(
      `The namespace ${namespace} of an earlier proof still exists: kubectl delete namespace ${namespace} ${outside}`,
    );
  const settings = secretsIn(secrets);
  const lacking = [...databases, 'NATS_URL', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'].filter((name) => !settings[name]);
  if (lacking.length > 0) throw new Explained(`${secrets} lacks ${lacking.join(', ')}.`);
  /** @param {string[]} names */
  const pick = (names) => Object.fromEntries(names.map((name) => [name, settings[name] ?? '']));
  const restricted = {
    'pod-security.kubernetes.io/enforce': 'restricted',
    'pod-security.kubernetes.io/warn': 'restricted',
  };
  await apply([space(namespace, restricted), space(outside, restricted)]);
  await accountIn(outside);
  await apply([
    secret('setu-keys', { ACTOR_KEYS: randomKey(), CSRF_SECRET: randomKey() }),
    secret('setu-postgres', pick(databases)),
    secret('setu-nats', pick(['NATS_URL'])),
    secret('setu-s3', pick(['S3_ACCESS_KEY', 'S3_SECRET_KEY'])),
    scripts(),
    caller(imageIn(values)),
  ]);
  await kubectl(['wait', '-n', outside, '--for=condition=Ready', 'pod/caller', '--timeout=120s']);
  const folder = mkdtempSync(join(tmpdir(), 'setu-proof-'));
  const own = join(folder, 'own.json');
  writeFileSync(own, JSON.stringify(ownValues));
  const leave = async () => {
    rmSync(folder, { recursive: true, force: true });
    await attempt('helm', ['uninstall', release, '-n', namespace, '--wait', '--timeout', '60s']);
    await attempt('kubectl', ['delete', 'namespace', namespace, outside, '--timeout=120s']);
  };
  return { valueFiles: [values, own], databases: pick(databases), stores: storesOf(settings, values), leave };
}

/**
 * Returns the addresses of the stores, host:port, by their names in edges.yaml.
 * @param {Record<string, string>} settings
 * @param {string} values
 */
function storesOf(settings, values) {
  const at = (/** @type {string} */ address, /** @type {number} */ defaultPort) => {
    const { hostname, port } = new URL(address);
    return `${hostname}:${port || defaultPort}`;
  };
  const s3 = parse(readFileSync(values, 'utf8'))?.s3?.endpoint ?? '';
  const [nats = ''] = (settings.NATS_URL ?? '').split(',');
  return {
    postgres: at(settings.FX_DATABASE_URL ?? '', 5432),
    nats: at(nats, 4222),
    s3: at(s3, s3.startsWith('https:') ? 443 : 80),
  };
}

/**
 * Waits until a new namespace has its default service account. Without it, the namespace accepts no pods.
 * @param {string} name
 */
async function accountIn(name) {
  const account = ['get', 'serviceaccount', 'default', '-n', name];
  for (let tries = 0; tries < 50 && (await attempt('kubectl', account)).code !== 0; tries += 1) await pause(200);
}

const randomKey = () => randomBytes(32).toString('hex');

/** @param {string} file @returns {{ image: string, imagePullPolicy: string }} */
function imageIn(file) {
  const { repository, tag, digest, pullPolicy = 'IfNotPresent' } = parse(readFileSync(file, 'utf8'))?.image ?? {};
  if (!repository) throw new Explained(`${file} names no image.`);
  return { image: digest ? `${repository}@${digest}` : `${repository}:${tag}`, imagePullPolicy: pullPolicy };
}

const scripts = () => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: 'proof', namespace: outside },
  data: Object.fromEntries(readdirSync(inside).map((name) => [name, readFileSync(new URL(name, inside), 'utf8')])),
});

/**
 * Returns a pod of the same image that waits for commands. @param {{ image: string, imagePullPolicy: string }} image
 */
const caller = (image) => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'caller', namespace: outside },
  spec: {
    automountServiceAccountToken: false,
    terminationGracePeriodSeconds: 1,
    securityContext: { runAsNonRoot: true, runAsUser: 10001, seccompProfile: { type: 'RuntimeDefault' } },
    containers: [
      {
        name: 'caller',
        ...image,
        command: ['node', '-e', 'setInterval(() => {}, 1e9)'],
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
        resources: { requests: { cpu: '10m', memory: '64Mi' }, limits: { memory: '512Mi' } },
        volumeMounts: [
          { name: 'proof', mountPath: '/proof' },
          { name: 'tmp', mountPath: '/tmp' },
        ],
      },
    ],
    volumes: [
      { name: 'proof', configMap: { name: 'proof' } },
      { name: 'tmp', emptyDir: { sizeLimit: '16Mi' } },
    ],
  },
});
