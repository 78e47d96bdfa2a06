import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const budget = JSON.parse(readFileSync(join(root, 'budget.json'), 'utf8'));
const build = join(root, 'dist', 'build');
const isScript = (name) => name.endsWith('.js');
const kib = (file) => gzipSync(readFileSync(join(build, file)), { level: 9 }).length / 1024;

/**
 * Returns the files that the first screen waits for: the entry script, its static imports and the linked style sheets.
 */
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
/** @param {string[]} names */
const weigh = (names) => names.reduce((total, name) => total + kib(name), 0);
const limitOf = (name) => Object.entries(budget.heavyChunks).find(([prefix]) => name.startsWith(prefix))?.[1];
const rows = [
  { what: 'entry JavaScript', size: weigh([...first].filter(isScript)), limit: budget.entryJsKiB },
  { what: 'entry CSS', size: weigh([...first].filter((name) => name.endsWith('.css'))), limit: budget.entryCssKiB },
];

/**
 * Returns the size of each screen's first view without the entry: its chunk, everything that loads immediately with it,
 * and its texts in the language with the longer texts.
 */
function screenRows() {
  const { texts, shells, screens } = JSON.parse(readFileSync(join(root, 'dist', 'preload.json'), 'utf8'));
  const local = (files) => files.map((file) => file.replace('build/', '')).filter(isScript);
  const longer = ({ ru, en }) => Math.max(weigh(local(ru)), weigh(local(en)));
  const shellFiles = new Set(Object.values(shells).flatMap(local));
  return [
    { what: 'common texts', size: longer(texts), limit: budget.routeChunkKiB },
    ...Object.entries(shells).map(([name, files]) => ({
      what: `shell ${name}`,
      size: weigh(local(files)),
      limit: budget.shellKiB,
    })),
    ...Object.entries(screens).map(([name, screen]) => ({
      what: `screen ${name}`,
      size: weigh(local(screen.files).filter((file) => !shellFiles.has(file))) + longer(screen.texts),
      limit: budget.heavyScreens[name] ?? budget.routeChunkKiB,
    })),
  ];
}

rows.push(...screenRows());
for (const name of readdirSync(build)) {
  if (first.has(name) || !isScript(name)) continue;
  rows.push({ what: name, size: kib(name), limit: limitOf(name) ?? budget.routeChunkKiB });
}
const fontSize = readFileSync(join(root, '.cache', 'inter-currency.woff2')).length / 1024;
rows.push({ what: 'currency font', size: fontSize, limit: budget.currencyFontKiB });

const over = rows.filter(({ size, limit }) => size > limit);
const shown = process.argv.includes('--all')
  ? rows
  : [...rows.slice(0, 2), ...over.filter((row) => !rows.slice(0, 2).includes(row))];
for (const { what, size, limit } of shown) {
  console.log(`${size > limit ? 'OVER' : 'ok  '}  ${what.padEnd(56)} ${size.toFixed(1).padStart(7)} KiB of ${limit}`);
}
console.log(`${rows.length} sizes checked, ${over.length} over budget`);
process.exitCode = over.length > 0 ? 1 : 0;
