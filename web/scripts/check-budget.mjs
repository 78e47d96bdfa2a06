import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const budget = JSON.parse(readFileSync(join(root, 'budget.json'), 'utf8'));
const build = join(root, 'dist', 'build');
const kib = (file) => gzipSync(readFileSync(join(build, file)), { level: 9 }).length / 1024;

/** Files the first screen waits for: the entry script, everything it imports statically, the linked style sheets. */
function firstLoad() {
  const html = readFileSync(join(root, 'dist', 'index.html'), 'utf8');
  const names = [...html.matchAll(/\/build\/([^"]+\.(?:js|css))/g)].map(([, name]) => name);
  const seen = new Set(names);
  const queue = names.filter((name) => name.endsWith('.js'));
  for (const name of queue) {
    const code = readFileSync(join(build, name), 'utf8');
    for (const [, imported] of code.matchAll(/(?:^|[;}\s])(?:import|export)[^"'()]*["']\.\/([^"']+\.js)["']/g)) {
      if (!seen.has(imported)) {
        seen.add(imported);
        queue.push(imported);
      }
    }
  }
  return seen;
}

const first = firstLoad();
const sum = (extension) =>
  [...first].filter((name) => name.endsWith(extension)).reduce((total, name) => total + kib(name), 0);
const rows = [
  { what: 'entry JavaScript', size: sum('.js'), limit: budget.entryJsKiB },
  { what: 'entry CSS', size: sum('.css'), limit: budget.entryCssKiB },
];
for (const name of readdirSync(build)) {
  if (first.has(name) || !name.endsWith('.js')) continue;
  const heavy = Object.entries(budget.heavyChunks).find(([prefix]) => name.startsWith(prefix));
  rows.push({ what: name, size: kib(name), limit: heavy ? heavy[1] : budget.routeChunkKiB });
}
const fontSize = readFileSync(join(root, '.cache', 'inter-currency.woff2')).length / 1024;
rows.push({ what: 'currency font', size: fontSize, limit: budget.currencyFontKiB });

const over = rows.filter(({ size, limit }) => size > limit);
const shown = process.argv.includes('--all')
  ? rows
  : [...rows.slice(0, 2), ...over.filter((row) => !rows.slice(0, 2).includes(row))];
for (const { what, size, limit } of shown) {
  console.log(`${size > limit ? 'OVER' : 'ok  '}  ${what.padEnd(48)} ${size.toFixed(1).padStart(7)} KiB of ${limit}`);
}
console.log(`${rows.length} sizes checked, ${over.length} over budget`);
process.exitCode = over.length > 0 ? 1 : 0;
