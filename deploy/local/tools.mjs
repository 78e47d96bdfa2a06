import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Explained, explain, messageOf } from './explained.mjs';
import { readFlags } from './flags.mjs';
import { findProgram } from './programs.mjs';
import { runCommand } from './run-command.mjs';
import { step } from './steps.mjs';
import { isInstalled, originFile, originOf, toolPath, tools, toolsFolder } from './tools-folder.mjs';

// A server of Python's library sends the head and the body of an answer one after the other, and the body waits 40 ms for
// the receipt of the head (Nagle's algorithm with delayed acknowledgements). So we switch that algorithm off.
const atOnce = [
  'import runpy, socketserver, sys',
  'socketserver.StreamRequestHandler.disable_nagle_algorithm = True',
  'sys.argv = sys.argv[1:]',
  'runpy.run_path(sys.argv[0], run_name="__main__")',
].join('; ');

/** @typedef {import('./tools-folder.mjs').Tool} Tool */

const names = Object.keys(tools).join(', ');
const known = {
  usage: `npm run tools -- [names]   (${names}; all by default, stored in SETU_TOOLS)`,
  flags: {},
};

try {
  const { rest } = readFlags(process.argv.slice(2), known);
  const unknown = rest.filter((name) => !(name in tools));
  if (unknown.length > 0) throw new Explained(`"${unknown.join(' ')}" is not a known tool. Known tools: ${names}.`);
  await installAll(rest.length > 0 ? rest : Object.keys(tools));
} catch (error) {
  explain(error);
}

/** Installs the missing tools one after the other. A failure does not affect the others. @param {string[]} wanted */
async function installAll(wanted) {
  mkdirSync(toolsFolder(), { recursive: true });
  /** @type {string[]} */
  const failures = [];
  for (const name of wanted) {
    const tool = /** @type {Tool} */ (tools[name]);
    await step(`${tool.program} ${tool.version}`, async ({ note }) => {
      if (isInstalled(tool)) note('already installed');
      else await install(tool);
    }).catch((error) => failures.push(`${tool.program}: ${messageOf(error)}`));
  }
  process.stdout.write(`\n  ${toolsFolder()}\n`);
  if (failures.length > 0) throw new Explained(failures.join('\n\n'));
}

/**
 * Installs one program by renaming it into the folder in one step, and then records its source.
 * @param {Tool} tool
 */
async function install(tool) {
  const draft = mkdtempSync(join(toolsFolder(), '.new-'));
  try {
    const make = tool.module ? built : tool.python ? inPython : unpacked;
    const made = await make(tool, draft);
    chmodSync(made, 0o755);
    renameSync(made, toolPath(tool.program));
    writeFileSync(originFile(tool.program), `${originOf(tool)}\n`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** @param {Tool} tool @param {string} folder @returns {Promise<string>} */
async function built({ program, module = '', flags = [], minutes = 1 }, folder) {
  const go = findProgram(['go', '/usr/local/go/bin/go']);
  if (!go)
    throw new Explained(
      `It is built with Go, which is not on this machine.\n` +
        `Install Go (Debian, Ubuntu: apt-get install golang; macOS: brew install go) and run this again, or install ${program} itself:\n` +
        'any version in the PATH works too.',
    );
  process.stdout.write(`  ${program} is built with Go, which takes about ${minutes} min the first time\n`);
  const env = { ...process.env, CGO_ENABLED: '0', GOBIN: folder };
  const ldflags = ['-s', '-w', ...flags].join(' ');
  await runCommand(go, ['install', '-trimpath', `-ldflags=${ldflags}`, module], { env, cwd: tmpdir() });
  const [file = ''] = readdirSync(folder);
  return join(folder, file);
}

/**
 * Installs a Python package in an environment of its own, and returns a script that starts its program.
 * @param {Tool} tool @param {string} folder @returns {Promise<string>}
 */
async function inPython({ program, version, python: name = '' }, folder) {
  const python = findProgram(['python3']);
  if (!python)
    throw new Explained(`It is a Python package, and this machine has no python3. Install Python 3.10 or newer.`);
  const home = join(toolsFolder(), `.${program}-${version}`);
  await runCommand(python, ['-m', 'venv', '--clear', home]);
  await runCommand(join(home, 'bin', 'pip'), ['install', '--quiet', '--disable-pip-version-check', name]);
  const file = join(folder, program);
  const bin = join(home, 'bin');
  writeFileSync(file, `#!/bin/sh\nexec '${join(bin, 'python3')}' -c '${atOnce}' '${join(bin, program)}' "$@"\n`);
  return file;
}

/** @param {Tool} tool @param {string} folder @returns {Promise<string>} */
async function unpacked({ program, debian = '' }, folder) {
  if (!findProgram(['apt-get']) || !findProgram(['dpkg']))
    throw new Explained(
      `It comes from Debian's package ${debian}, and this machine has no apt. Install ${program} with your system's package manager. Any version in the PATH works.`,
    );
  await runCommand('apt-get', ['download', '-q', debian], { cwd: folder }).catch(async () => {
    await runCommand('apt-get', ['update', '-q']);
    await runCommand('apt-get', ['download', '-q', debian], { cwd: folder });
  });
  const archive = readdirSync(folder).find((file) => file.endsWith('.deb'));
  if (!archive) throw new Explained(`apt-get did not download the package ${debian}.`);
  await runCommand('dpkg', ['-x', archive, 'content'], { cwd: folder });
  const file = join(folder, program);
  copyFileSync(join(folder, 'content', 'usr', 'bin', program), file);
  return file;
}
