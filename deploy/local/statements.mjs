import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explain } from './explained.mjs';
import { inRoot } from './paths.mjs';
import { runTool } from './run-command.mjs';
import { services } from './service-names.mjs';

// Records the SQL statements that each service runs in its own tests, in services/<name>/test/release-statements.json.
// Run this script for each release. Later migrations are checked against these lists.
const folder = mkdtempSync(join(tmpdir(), 'setu-statements-'));
try {
  const suites = services.map((name) => `services/${name}/test`);
  const args = ['run', '--project', 'services', '--exclude', '**/migrations*.test.ts', ...suites];
  const env = { ...process.env, SETU_STATEMENTS: folder };
  // Statements of failed tests count too.
  await runTool('node_modules/vitest/vitest.mjs', args, { env, show: true }).catch((error) => {
    process.exitCode = 1;
    explain(error);
  });
  for (const name of services) {
    const list = distinct(statementsOf(name));
    const file = inRoot('services', name, 'test/release-statements.json');
    writeFileSync(file, `${JSON.stringify(list, undefined, 2)}\n`);
    process.stdout.write(`  ${name}: ${list.length} statements\n`);
  }
} catch (error) {
  explain(error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} name @returns {string[]} */
function statementsOf(name) {
  const files = readdirSync(folder).filter((file) => file.startsWith(`${name}.`));
  const lines = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  return lines.filter(Boolean).map((line) => JSON.parse(line));
}

/**
 * Among statements that differ only in the number of listed values, returns only the shortest.
 * @param {string[]} statements
 */
function distinct(statements) {
  /** @type {Map<string, string>} */
  const byForm = new Map();
  for (const sql of statements) {
    const form = formOf(sql);
    const known = byForm.get(form);
    if (known === undefined || sql.length < known.length) byForm.set(form, sql);
  }
  return [...byForm.values()].sort();
}

/** @param {string} sql */
function formOf(sql) {
  return sql
    .replace(/\s+/g, ' ')
    .replace(/\$\d+/g, '$')
    .replace(/\$(, \$)+/g, '$')
    .replace(/\((\$|DEFAULT)(, (\$|DEFAULT))*\)(, \((\$|DEFAULT)(, (\$|DEFAULT))*\))*/g, '($)');
}
