import { execFileSync } from 'node:child_process';
import { root } from './paths.mjs';

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * Returns the folders of the packages that changed since a commit, including changes that are not committed. Returns an
 * empty list if a shared package changed, because then every suite may be affected. A changed service does not add the
 * BFF's tests, although all of them use the services. `npm test` runs them.
 * @param {string} since a commit
 * @returns {string[]}
 */
export function changedPackages(since) {
  const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  const packages = new Set(
    files.map(
      (file) => /^(services\/(?!kit\/|demo-world\/|landed-price\/)[^/]+|bff\/(?:src|test)|web)\//.exec(file)?.[1] ?? '',
    ),
  );
  return packages.has('') ? [] : [...packages];
}
