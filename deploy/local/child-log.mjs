import { closeSync, existsSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

const keepBytes = 20 * 1024 * 1024;
const pollMs = 200;
const warn = 40;

/**
 * Opens the log file to which one process writes its output. Unlike a pipe, the file still works after the launcher
 * ends. Follows the file and passes on warnings and errors (all lines when verbose).
 * @param {string} path the log file; a large one from earlier runs is renamed first
 * @param {{ name: string, say: (text: string) => void, verbose: boolean }} options
 */
export function openLog(path, { name, say, verbose }) {
  if (existsSync(path) && statSync(path).size > keepBytes) renameSync(path, `${path}.1`);
  const fd = openSync(path, 'a+');
  const decoder = new StringDecoder('utf8');
  const buffer = Buffer.alloc(64 * 1024);
  /** @type {string[]} */
  const last = [];
  let offset = statSync(path).size;
  let unfinished = '';
  const readOn = () => {
    for (let count = readSync(fd, buffer, 0, buffer.length, offset); count > 0; ) {
      offset += count;
      const lines = (unfinished + decoder.write(buffer.subarray(0, count))).split('\n');
      unfinished = lines.pop() ?? '';
      for (const line of lines) take(line);
      count = readSync(fd, buffer, 0, buffer.length, offset);
    }
  };
  /** @param {string} line */
  const take = (line) => {
    last.push(line);
    if (last.length > 30) last.shift();
    const entry = parsed(line);
    if (verbose) say(`${name}: ${line}`);
    else if (!entry || entry.level >= warn) say(`${name}: ${entry ? briefly(entry) : line}`);
  };
  const timer = setInterval(readOn, pollMs);
  timer.unref();
  return {
    fd,
    /** Returns the latest lines, for the report of a crash. */
    tail: () => {
      readOn();
      return last.join('\n');
    },
    close: () => {
      clearInterval(timer);
      readOn();
      closeSync(fd);
    },
  };
}

/** @param {string} line @returns {Record<string, any> | undefined} a log entry, or undefined for plain text */
function parsed(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry = JSON.parse(line);
    return { ...entry, level: typeof entry.level === 'number' ? entry.level : levelNumber(entry.level) };
  } catch {
    return undefined;
  }
}

/** @param {unknown} level */
const levelNumber = (level) => (['warn', 'error', 'fatal'].includes(String(level).toLowerCase()) ? warn : 0);

/** @param {Record<string, any>} entry */
function briefly(entry) {
  const cause = entry.err?.message ?? entry.error;
  return [entry.msg, cause].filter(Boolean).join(': ') || JSON.stringify(entry);
}
