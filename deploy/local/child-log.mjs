import { createWriteStream, existsSync, renameSync, statSync } from 'node:fs';
import { createInterface } from 'node:readline';

const keepBytes = 20 * 1024 * 1024;
const warn = 40;

/**
 * The log file of one process; a large one from earlier runs is set aside first.
 * @param {string} file
 */
export function openLog(file) {
  if (existsSync(file) && statSync(file).size > keepBytes) renameSync(file, `${file}.1`);
  return createWriteStream(file, { flags: 'a' });
}

/**
 * Copies a stream of log lines into the file; warnings and errors (all lines when verbose) also to the terminal.
 * @param {import('node:stream').Readable} stream
 * @param {{ name: string, file: import('node:stream').Writable, say: (text: string) => void, verbose: boolean, last: string[] }} options
 *   `last` collects the latest lines, for a report of a death
 */
export function follow(stream, { name, file, say, verbose, last }) {
  createInterface({ input: stream }).on('line', (line) => {
    file.write(`${line}\n`);
    last.push(line);
    if (last.length > 30) last.shift();
    const entry = parsed(line);
    if (verbose) say(`${name}: ${line}`);
    else if (!entry || entry.level >= warn) say(`${name}: ${entry ? briefly(entry) : line}`);
  });
}

/** @param {string} line @returns {Record<string, any> | undefined} a log entry, or nothing when it is plain text */
function parsed(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry = JSON.parse(line);
    return { ...entry, level: typeof entry.level === 'number' ? entry.level : levelNumber(entry.level) };
  } catch {
    return undefined;
  }
}

/** @param {unknown} word */
const levelNumber = (word) => (['warn', 'error', 'fatal'].includes(String(word).toLowerCase()) ? warn : 0);

/** @param {Record<string, any>} entry */
function briefly(entry) {
  const cause = entry.err?.message ?? entry.error;
  return [entry.msg, cause].filter(Boolean).join(': ') || JSON.stringify(entry);
}
