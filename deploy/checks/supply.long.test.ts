import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unexcused } from '../local/unexcused.mjs';
import { mustBeNone } from './rule.js';
import { root, textOf } from './sources.js';
import { temporaryFolder } from './temporary-folder.js';

const { allowed, declared }: { allowed: string[]; declared: Record<string, string> } = JSON.parse(
  textOf('deploy/supply/licences.json'),
);

/**
 * Returns whether an SPDX expression allows us to ship: at least one of its alternatives, and all parts of a
 * conjunction.
 */
const isAllowed = (licence: string): boolean => {
  const plain = licence.replace(/^\((.*)\)$/, '$1');
  if (/ or /i.test(plain)) return plain.split(/ or /i).some(isAllowed);
  return plain.split(/ and /i).every((part) => allowed.includes(part));
};

test('every package has a licence that we may ship under', () => {
  const { packages }: { packages: Record<string, { license?: string; link?: boolean }> } = JSON.parse(
    textOf('package-lock.json'),
  );
  const others = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(others.length).toBeGreaterThan(500);
  const licences = others.map(([path, { license }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    return { name, licence: license ?? declared[name] ?? 'none' };
  });
  const wrong = licences.filter(({ licence }) => !isAllowed(licence));
  mustBeNone(
    wrong.map(({ name, licence }) => `${name}: ${licence}`),
    'Use another package, or add the licence to deploy/supply/licences.json once it is approved.',
  );
});

const [axe, bee] = ['axe', 'bee'].map((name) => ({
  name,
  title: `${name} breaks`,
  url: `https://x/${name}`,
  severity: 'high',
}));

test('a known vulnerability counts until it is fixed, unless it has a valid exemption', () => {
  if (!axe || !bee) throw new Error('two');
  const report = { vulnerabilities: { axe: { via: [axe, 'bee'] }, bee: { via: [bee] }, cat: { via: ['bee'] } } };
  const excuse = (until: string) => [{ url: bee.url, until, why: 'not reached by us' }];
  const on = new Date('2026-11-25T12:00:00Z');
  expect(unexcused(report, [], on)).toEqual([axe, bee]);
  expect(unexcused(report, excuse('2026-11-25'), on)).toEqual([axe]);
  expect(unexcused(report, excuse('2026-11-24'), on)).toEqual([axe, bee]);
});

test('every exemption has a reason and an end date', () => {
  const excuses: { url: string; until: string; why: string }[] = JSON.parse(textOf('deploy/supply/audit-excuses.json'));
  for (const { url, until, why } of excuses)
    expect(`${url} ${until} ${why}`).toMatch(/^https:\S+ \d{4}-\d\d-\d\d \S.+/);
});

// A release needs the history of a repository. An unpacked archive has none.
const withHistory = existsSync(join(root, '.git')) ? test : undefined;
withHistory?.(
  'a release sets one version in packages, lockfile and chart, and lists the commits since the last release',
  async () => {
    const clone = await temporaryFolder();
    const git = (...args: string[]): string => execFileSync('git', ['-C', clone, ...args], { encoding: 'utf8' });
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone]);
    cpSync(join(root, 'deploy/local'), join(clone, 'deploy/local'), { recursive: true });
    const commit = (text: string) => {
      git('add', '-A');
      git('-c', 'user.name=x', '-c', 'user.email=x@x', 'commit', '--quiet', '--allow-empty', '-m', text);
    };
    commit('What the last release had');
    git('tag', 'v0.1.0');
    commit('What people get since');
    const release = (...args: string[]) =>
      spawnSync(process.execPath, [join(clone, 'deploy/local/release.mjs'), ...args], { encoding: 'utf8' });
    const textIn = (file: string): string => readFileSync(join(clone, file), 'utf8');
    expect(release('0.0.1').status).toBe(1);

    expect(release('99.1.0').stdout).toContain('with --write');
    expect(git('status', '--porcelain')).toBe('');

    const done = release('99.1.0', '--write', '--quick');
    expect([done.status, done.stdout]).toEqual([0, expect.stringContaining('setu:99.1.0')]);
    const versions = ['package.json', 'services/request/package.json', 'web/package.json', 'package-lock.json'];
    for (const file of versions) expect(JSON.parse(textIn(file)).version, file).toBe('99.1.0');
    expect(JSON.parse(textIn('package-lock.json')).packages['services/kit'].version).toBe('99.1.0');
    expect(textIn('charts/setu/Chart.yaml')).toMatch(/^version: 99\.1\.0\nappVersion: 99\.1\.0$/m);
    expect(textIn('CHANGELOG.md')).toMatch(
      /\n## Unreleased\n\n## 99\.1\.0 \(\d{4}-\d\d-\d\d\)\n\n(- .*\n)*- What people get since\n$/,
    );
    const changed = git('status', '--porcelain').trim().split('\n');
    expect(changed.filter((line) => !/package(-lock)?\.json$|Chart\.yaml$|CHANGELOG\.md$/.test(line))).toEqual([]);
  },
);
