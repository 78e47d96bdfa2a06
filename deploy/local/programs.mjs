import { delimiter, isAbsolute, join } from 'node:path';
import { isExecutable, toolPath } from './tools-folder.mjs';

/** Debian keeps servers where an ordinary account's PATH does not look. */
const alsoIn = ['/usr/sbin', '/usr/local/bin', '/usr/local/sbin'];

/**
 * @param {string[]} names of the same program on different systems, or absolute paths
 * @returns {string | undefined} the first one that can be run
 */
export function findProgram(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...alsoIn];
  const paths = names.flatMap((name) => (isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name))));
  return paths.find((path) => isExecutable(path));
}

/** What `npm run tools` brought, else what the machine has. @param {string} program */
export const findTool = (program) => findProgram([toolPath(program), program]);

/** The NATS server the suites of the event bus run, when the machine has one. */
export const findNatsServer = () => process.env.NATS_SERVER_PATH || findTool('nats-server');

/** The MinIO the suites of the object store run, when the machine has one. */
export const findMinio = () => process.env.MINIO_PATH || findTool('minio');

/** The Chromium the journeys run in, when the machine has one: its shell without windows costs less than half as much. */
export const findChromium = () =>
  findChromiumShell() ||
  process.env.CHROMIUM_PATH ||
  findProgram(['/usr/bin/chromium', '/usr/bin/chromium-browser', 'chromium', 'google-chrome']);

/** The one Chromium whose pictures of screens are compared. */
export const findChromiumShell = () =>
  process.env.CHROMIUM_PATH
    ? [process.env.CHROMIUM_PATH].find((path) => /headless-shell/.test(path))
    : findProgram(['chromium-headless-shell']);

/** Prometheus's tool that checks and tries alerts, when the machine has one. */
export const findPromtool = () => process.env.PROMTOOL_PATH || findTool('promtool');

/** The Prometheus whose alerts are brought about, when the machine has one. */
export const findPrometheus = () => process.env.PROMETHEUS_PATH || findTool('prometheus');
