import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot, root } from './paths.mjs';
import { unexcused } from './unexcused.mjs';

// `npm run audit`: what npm's registry knows against the packages we ship, without what deploy/supply/audit-excuses.json
// excuses until a day. Ends with 1 when something is left, with 0 and a word where the registry does not answer.
const excuses = JSON.parse(readFileSync(inRoot('deploy/supply/audit-excuses.json'), 'utf8'));
const asked = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const report = JSON.parse(asked.stdout || '{}');

if (report.vulnerabilities === undefined) {
  console.log(`The registry did not say what it knows: ${report.message ?? asked.stderr.trim()}`);
} else {
  const left = unexcused(report, excuses, new Date());
  for (const { name, severity, url, title } of left) console.log(`${severity} ${name}: ${title} (${url})`);
  console.log(left.length === 0 ? 'Nothing is known against what we ship.' : `${left.length} to mend or to excuse.`);
  process.exitCode = left.length === 0 ? 0 : 1;
}
