import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Explained, explain } from './explained.mjs';
import { readFlags } from './flags.mjs';
import { inRoot, root } from './paths.mjs';

// `npm run release -- 0.2.0`: prints what a release of that version changes; `--write` makes the changes. Nothing is
// committed, tagged or pushed. The last lines of the output say how to do that.
const known = {
  usage: 'npm run release -- 0.2.0',
  flags: {
    write: { about: 'write the files instead of only listing them' },
    quick: { about: "skip the services' SQL statements and the baseline of the contracts" },
  },
};

try {
  const { flags, rest } = readFlags(process.argv.slice(2), known);
  release(rest[0] ?? '', flags);
} catch (error) {
  explain(error);
  process.exitCode = 1;
}

/** @param {string} version @param {{ write?: string, quick?: string }} flags */
function release(version, flags) {
  const present = mustBeNewer(version);
  const changes = [...versions(present, version), changelog(version)];
  for (const { file } of changes) console.log(`  ${file}`);
  if (!flags.write) return console.log(`These become ${version} with --write (now ${present}).`);
  for (const { file, text } of changes) writeFileSync(inRoot(file), text);
  if (!flags.quick) for (const script of ['statements', 'baseline']) run('npm', ['run', script]);
  console.log(`Review CHANGELOG.md and UPGRADING.md, then:
  git commit -am "Release ${version}" && git tag v${version}
  docker build -f deploy/Dockerfile -t setu:${version} .
  helm package charts/setu          # setu-${version}.tgz, whose appVersion is the image's tag
  npm run audit && npm run sbom`);
}

/** @param {string} version @returns {string} the current version */
function mustBeNewer(version) {
  const present = JSON.parse(read('package.json')).version;
  const parts = (/** @type {string} */ text) => text.split('.').map(Number);
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Explained(`A version has three numbers: ${known.usage}`);
  const [is, was] = [parts(version), parts(present)];
  const at = is.findIndex((part, index) => part !== was[index]);
  if (at < 0 || (is[at] ?? 0) < (was[at] ?? 0)) throw new Explained(`${version} is not newer than ${present}`);
  return present;
}

/**
 * Returns the packages, the lockfile and the chart, all with the new version.
 * @param {string} present @param {string} version
 */
function versions(present, version) {
  const folders = ['', 'bff/', 'bff/contract/', 'proto/', 'web/', 'load-tests/', ...serviceFolders()];
  const packages = folders.map((folder) => `${folder}package.json`).filter((file) => existsSync(inRoot(file)));
  const renamed = packages.map((file) => ({
    file,
    text: read(file).replace(`"version": "${present}"`, `"version": "${version}"`),
  }));
  const lock = JSON.parse(read('package-lock.json'));
  lock.version = version;
  for (const [path, entry] of Object.entries(lock.packages))
    if (!path.includes('node_modules') && entry.version) entry.version = version;
  const chart = read('charts/setu/Chart.yaml')
    .replace(/^version: .*$/m, `version: ${version}`)
    .replace(/^appVersion: .*$/m, `appVersion: ${version}`);
  return [
    ...renamed,
    { file: 'package-lock.json', text: `${JSON.stringify(lock, null, 2)}\n` },
    { file: 'charts/setu/Chart.yaml', text: chart },
  ];
}

/** @returns {string[]} */
function serviceFolders() {
  return readdirSync(inRoot('services')).map((name) => `services/${name}/`);
}

/**
 * Turns the chapter "Unreleased" into the version's chapter: first the notes written by hand, then the commits since
 * the last release's tag. A new, empty "Unreleased" is put above it.
 * @param {string} version
 */
function changelog(version) {
  const unreleased = '## Unreleased\n';
  const [intro = '', rest = ''] = read('CHANGELOG.md').split(unreleased);
  const [notes = '', ...older] = rest.split(/^(?=## )/m);
  const last = git('tag', '--list', 'v*', '--sort=-version:refname').split('\n')[0];
  const commits = last
    ? git('log', '--no-merges', '--format=- %s', `${last}..HEAD`)
    : '- The first release. README.md describes it.';
  const day = git('log', '-1', '--format=%cs');
  const chapter = `## ${version} (${day})\n\n${[notes.trim(), commits].filter(Boolean).join('\n')}\n`;
  return { file: 'CHANGELOG.md', text: [`${intro}${unreleased}`, chapter, ...older].join('\n') };
}

/** @param {string} file */
function read(file) {
  return readFileSync(inRoot(file), 'utf8');
}

/** @param {...string} args */
function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

/** @param {string} program @param {string[]} args */
function run(program, args) {
  execFileSync(program, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
}
