import { mkdirSync, writeFileSync } from 'node:fs';
import { Explained } from '../local/explained.mjs';
import { readFlags } from '../local/flags.mjs';
import { inRoot } from '../local/paths.mjs';
import { makePlace } from './place.mjs';
import { kubectl, must } from './run.mjs';
import { helmTest, install, mainJob, refusedValues, tryValues, uninstall } from './steps-install.mjs';
import { killedMigration, wrongSecrets } from './steps-mistakes.mjs';
import { policies } from './steps-policies.mjs';
import {
  budget,
  drain,
  killNodesWorth,
  killOneByOne,
  oneReplica,
  rolloutsOfOne,
  twoRollouts,
  upgradeAndRollback,
} from './steps-rollouts.mjs';
import { asMarkdown, table as makeTable } from './table.mjs';

const known = {
  usage:
    'npm run chart:proof -- --values cluster.yaml --secrets cluster.env   (both files are described in deploy/proof/README.md)',
  flags: {
    values: { about: 'values for this cluster: image, publicOrigin, s3, network', value: true },
    secrets: { about: 'NAME=value: the connection strings, NATS_URL, the keys of S3', value: true },
    keep: { about: 'keep the namespaces at the end' },
  },
};

/**
 * Proves that the chart keeps its promises on the cluster of KUBECONFIG: prints each promise, writes the table, and
 * exits with 1 if a promise is broken.
 * @param {string[]} args
 */
export async function prove(args) {
  const { flags } = readFlags(args, known);
  const { values, secrets } = flags;
  if (!values || !secrets) throw new Explained('--values and --secrets are required; see --help.');
  await knowsItsFlags();
  const table = makeTable();
  const place = await makePlace({ values, secrets });
  try {
    await tryValues(table);
    await install(table, place);
    await refusedValues(table);
    await mainJob(table);
    await helmTest(table);
    await policies(table, place);
    await upgradeAndRollback(table, place);
    await twoRollouts(table);
    await rolloutsOfOne(table);
    await oneReplica(table, place);
    await drain(table);
    await killOneByOne(table);
    await killNodesWorth(table);
    await budget(table);
    await wrongSecrets(table, place);
    await killedMigration(table, place);
    await mainJob(table);
    await uninstall(table);
  } finally {
    await writeDown(table);
    if (!flags.keep) await place.leave();
  }
  if (table.broken().length > 0) throw new Explained(`${table.broken().length} promises are broken.`);
}

/** Throws if Helm is too old. The chart itself needs only 3.6, but the proof uses newer features. */
async function knowsItsFlags() {
  const version = await must('helm', ['version', '--short']);
  const [, minor] = /^v3\.(\d+)/.exec(version) ?? [];
  if (minor !== undefined && Number(minor) < 13)
    throw new Explained(`The proof needs Helm 3.13 or newer, not ${version.trim()}: npm run tools -- helm`);
}

/** @param {import('./table.mjs').Table} table */
async function writeDown({ rows }) {
  const helm = await must('helm', ['version', '--short']);
  const nodes = await kubectl([
    'get',
    'nodes',
    '-o',
    'jsonpath={range .items[*]}{.status.nodeInfo.kubeletVersion} {.status.nodeInfo.containerRuntimeVersion} {end}',
  ]);
  const head = `Helm ${helm.trim()}; nodes: ${nodes.trim()}; Node.js ${process.version}`;
  mkdirSync(inRoot('test-results'), { recursive: true });
  const file = inRoot('test-results/chart-proof.md');
  writeFileSync(file, `${head}\n\n${asMarkdown(rows)}\n`);
  process.stdout.write(`\n${head}\n${file}\n`);
}
