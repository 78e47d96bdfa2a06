import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { Heading } from '../domain/heading.js';
import { cpuTimeOf } from './cpu-time.js';
import { formatOf } from './file-format.js';
import type { Ending, Reading } from './read-sheet.js';
import type { SheetRow } from './sheet-cell.js';
import { Unreadable } from './unreadable.js';
import { createWatchdog } from './watchdog.js';
import type { MarkedHead, MarkedRow } from './write-marked.js';

/** The heap limit of a child process, in megabytes. An .xls file is read into memory in full. */
const heap = { xlsx: 256, xls: 512, mark: 256 } as const;
const timeoutMs = 180_000;

// Always the compiled file, even when the service runs from its sources. Loading TypeScript would take longer than
// reading the file.
const entry = fileURLToPath(new URL('./child.js', import.meta.url.replace('/src/imports/', '/dist/imports/')));

/** The first line that a child process writes: its program has loaded, and it begins to work on the file. */
export interface StartMessage {
  started: true;
}

interface Running {
  child: ChildProcess;
  /** Resolves to undefined after a successful exit, otherwise to the exit code or signal. */
  ended: Promise<number | NodeJS.Signals | undefined>;
}

// The child gets none of the service's environment variables, so it knows no keys and no addresses.
function start(task: string[], { megabytes, signal }: { megabytes: number; signal: AbortSignal }): Running {
  const child = spawn(process.execPath, [`--max-old-space-size=${megabytes}`, entry, ...task], {
    env: { TMPDIR: process.env.TMPDIR ?? '/tmp' },
    stdio: ['pipe', 'pipe', 'ignore'],
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | NodeJS.Signals | undefined>((resolve) => {
    child.once('error', () => resolve('SIGKILL'));
    child.once('close', (code, killed) => resolve(code === 0 ? undefined : (killed ?? code ?? 1)));
  });
  return { child, ended };
}

/**
 * Reads a card file in a separate process and yields its heading, then its rows on demand. Throws `Unreadable`, also when the file needs
 * more memory or time than a card file may use.
 */
export async function* readInChild(
  path: string,
  extension: 'xlsx' | 'xls',
  signal: AbortSignal,
): AsyncGenerator<Heading | SheetRow, void> {
  // Encrypted and old workbooks are read in full, whatever their name.
  const isReadInFull = (await formatOf(path)) === 'xls';
  const { child, ended } = start(['read', path, extension], { megabytes: heap[extension], signal });
  child.stdin?.end();
  let isTimedOut = false;
  const { onProgress, pause } = createWatchdog(() => {
    isTimedOut = true;
    child.kill('SIGKILL');
  }, cpuTimeOf(child.pid));
  let ending: Ending | undefined;
  try {
    if (child.stdout === null) throw new Unreadable('unreadable');
    for await (const line of createInterface({ input: child.stdout })) {
      pause();
      const message = JSON.parse(line) as Heading | SheetRow | StartMessage | Reading | Ending;
      if (isRow(message)) yield message;
      else if ('titles' in message) yield message;
      else if (!('started' in message || 'at' in message)) ending = message as Ending;
      else if (isReadInFull) onProgress();
    }
    const failed = await ended;
    signal.throwIfAborted();
    if (isTimedOut) throw new Unreadable('unreadable');
    // The child hit its heap or time limit. Either the file unpacks to more than it seems, or it is a damaged old
    // workbook with a new extension.
    const isTooLarge = typeof failed === 'string' && !(isReadInFull && extension === 'xlsx');
    if (ending === undefined) throw new Unreadable(isTooLarge ? 'unpacks_too_large' : 'unreadable');
    if (ending.failure !== undefined) throw new Unreadable(ending.failure);
  } finally {
    pause();
    child.kill('SIGKILL');
  }
}

/** Returns whether a message of a reader is a row. */
export const isRow = (message: object): message is SheetRow => Array.isArray(message);

/** Writes a marked file to the path in a separate process. Rows are requested as fast as the process accepts them. */
export async function markInChild(
  path: string,
  head: MarkedHead,
  rows: AsyncIterable<readonly MarkedRow[]>,
  signal: AbortSignal,
): Promise<void> {
  const { child, ended } = start(['mark', path], { megabytes: heap.mark, signal });
  const lines = async function* () {
    yield `${JSON.stringify(head)}\n`;
    for await (const some of rows) yield some.map((row) => `${JSON.stringify(row)}\n`).join('');
  };
  try {
    await pipeline(lines, child.stdin as Writable);
    const failed = await ended;
    signal.throwIfAborted();
    if (failed !== undefined) throw new Error(`the marked file was not written: ${failed}`);
  } finally {
    child.kill('SIGKILL');
  }
}
