import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * @typedef {object} Tool a program that npm does not install, with the version we use
 * @property {string} program
 * @property {string} version
 * @property {string} [module] the Go module to build it from, with its version
 * @property {string[]} [flags] flags for Go's linker
 * @property {string} [python] the Python package that holds the program, with its version
 * @property {string} [debian] the Debian package that holds the program in /usr/bin
 * @property {number} [minutes] how long a first build takes on two cores
 */

/** @type {Record<string, Tool>} by the name that `npm run tools` takes */
export const tools = JSON.parse(readFileSync(new URL('tools.json', import.meta.url), 'utf8'));

/**
 * Returns the folder of the programs, which all checkouts share. It is in SETU_TOOLS if that is set, else in the
 * account's cache directory.
 */
export const toolsFolder = () => resolve(process.env.SETU_TOOLS || join(cacheFolder(), 'setu-tools'), 'bin');

function cacheFolder() {
  if (process.env.XDG_CACHE_HOME) return process.env.XDG_CACHE_HOME;
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches');
  return (process.platform === 'win32' && process.env.LOCALAPPDATA) || join(homedir(), '.cache');
}

/** @param {string} program @returns {string} the path at which `npm run tools` installs it */
export const toolPath = (program) => join(toolsFolder(), process.platform === 'win32' ? `${program}.exe` : program);

/**
 * Returns the file that records the source of an installed program. Some Go programs cannot report their own
 * version. @param {string} program
 */
export const originFile = (program) => join(toolsFolder(), `.${program}`);

/** @param {Tool} tool @returns {string} the source that the program is built or unpacked from */
export const originOf = ({ module, python, debian, version }) => module ?? python ?? `${debian} ${version}`;

/**
 * @param {Tool} tool
 * @returns {boolean} whether the folder contains the program in the right version, however it got there
 */
export function isInstalled(tool) {
  const path = toolPath(tool.program);
  return isExecutable(path) && (originWritten(tool.program) === originOf(tool) || hasVersion(path, tool.version));
}

/**
 * @param {string} path the path of a program
 * @returns {string} the program's version: as recorded here when it was built, or as it reports itself
 */
export function versionOf(path) {
  const own = Object.values(tools).find(({ program }) => path === toolPath(program));
  if (own && originWritten(own.program) === originOf(own)) return own.version;
  return /\d+\.\d+(\.\d+)?/.exec(versionOutput(path))?.[0] ?? 'of an unknown version';
}

/** @param {string} path @returns {boolean} */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} program */
const originWritten = (program) =>
  existsSync(originFile(program)) ? readFileSync(originFile(program), 'utf8').trim() : undefined;

/** @param {string} path @param {string} version */
const hasVersion = (path, version) =>
  new RegExp(`(?<![\\d.])${version.replaceAll('.', '\\.')}(?![\\d.])`).test(versionOutput(path));

/** Returns the version output of a program, which may be a flag or a subcommand. @param {string} path */
function versionOutput(path) {
  for (const question of ['--version', 'version']) {
    const { status, stdout, stderr } = spawnSync(path, [question], { encoding: 'utf8', timeout: 10_000 });
    if (status === 0) return `${stdout}${stderr}`;
  }
  return '';
}
