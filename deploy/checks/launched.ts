import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { root } from './sources.js';

/** A running `npm start`, as a user at a terminal has it. */
export type Launched = {
  child: ChildProcess;
  /** The output so far. */
  shown: () => string;
  /** Waits until the output contains the text. Fails with the full output if the process ends or takes too long. */
  until: (text: string, ms?: number) => Promise<void>;
  /** The exit code or the signal. */
  ended: Promise<number | string | null>;
};

/** Delays drawing the images of the demo world, because no test here views them. */
const drawsLate = { MEDIA_TASKS_DELAY_MS: '3600000' };

/** Starts the launcher with these settings and flags. It is stopped after the test in any case. */
export const launch = (settings: Record<string, string>, ...flags: string[]): Launched =>
  run('deploy/local/start.mjs', settings, flags);

/** Starts `npm run dev` in the same way. */
export const launchDev = (settings: Record<string, string>, ...flags: string[]): Launched =>
  run('deploy/local/dev.mjs', settings, flags);

function run(script: string, settings: Record<string, string>, flags: string[]): Launched {
  const bare = { DATABASE_URL: '', NATS_URL: '', S3_ENDPOINT: '', NODE_ENV: '' };
  const env = { ...process.env, ...bare, ...drawsLate, ...settings };
  const child = spawn(process.execPath, [join(root, script), ...flags], { env, cwd: root });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const until = async (text: string, ms = 180_000): Promise<void> => {
    for (const limit = Date.now() + ms; !output.includes(text); await sleep(50)) {
      if (child.exitCode !== null || child.signalCode !== null || Date.now() > limit) {
        throw new Error(`«${text}» was not shown, but:\n${output}`);
      }
    }
  };
  return { child, shown: () => output, until, ended };
}

/**
 * Returns the given processes that run our compiled services or a Postgres on this data, judged by their command line.
 */
export async function processesOf(dataDir: string, pids: number[]): Promise<number[]> {
  const alive: number[] = [];
  for (const pid of pids) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(dataDir) || command.includes('dist/main.js')) alive.push(pid);
  }
  return alive;
}

/** Returns the children of a process, as Linux lists them. */
export async function childrenOf(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return list.trim().split(' ').filter(Boolean).map(Number);
}
