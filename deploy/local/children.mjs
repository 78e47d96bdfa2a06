import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { bundledFolder, compiledFile } from './bundled.mjs';
import { openLog } from './child-log.mjs';
import { Explained } from './explained.mjs';
import { inRoot } from './paths.mjs';

const firstDelayMs = 500;
const longestDelayMs = 30_000;
const healthyMs = 60_000;
const readyMs = 300_000;
const stopMs = 25_000;
/** During development a quick restart matters more than calls in progress. */
const restartMs = 400;

/**
 * @typedef {object} Child
 * @property {string} name
 * @property {Promise<void>} ready rejected when the process ends before it was ever ready
 * @property {() => number | undefined} pid
 * @property {() => Promise<boolean>} restart ends the process and starts it again; false when it ended before it was ready
 * @property {() => Promise<void>} stop
 */

/**
 * Runs one of our processes. If it dies after it was once ready, restarts it, with growing delays while it keeps dying.
 * The process has its own process group, so Ctrl-C reaches only the launcher. The process learns that the launcher has
 * ended when the IPC channel closes.
 * @param {{ name: string, entry: string, env: Record<string, string>, logFile: string, say: (text: string) => void,
 *   verbose?: boolean, after?: Promise<Record<string, string>>, onReady?: () => void }} options `after`: the process
 *   loads its code immediately, and starts once this resolves, with the settings that it resolves to; `onReady` is
 *   called at every start
 * @returns {Child}
 */
export function supervise({ name, entry, env, logFile, say, verbose = false, after, onReady }) {
  const output = openLog(logFile, { name, say, verbose });
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let stopping = false;
  let isRestarting = false;
  /** @type {NodeJS.Timeout | undefined} */
  let nextLaunch;
  let delay = firstDelayMs;
  const gate = makeGate();

  const launch = () => {
    const began = performance.now();
    child = fork(entry, [], {
      env: { NODE_COMPILE_CACHE: codeCache, ...env, ...(after && { SETU_HELD: '1' }) },
      detached: process.platform !== 'win32',
      execArgv: [...stackTraces(entry), ...tracing(entry, env), ...(after ? held : [])],
      stdio: ['ignore', output.fd, output.fd, 'ipc'],
    });
    const started = child;
    after?.then(
      (settings) => started.connected && started.send({ type: 'begin', settings }),
      () => {},
    );
    child.on('message', (/** @type {{ type?: string }} */ message) => {
      if (message?.type !== 'ready') return;
      gate.open();
      onReady?.();
    });
    child.on('error', (error) => say(`${name}: ${error.message}`));
    child.once('exit', (code, signal) => {
      if (stopping || isRestarting) return;
      const how = signal ?? `code ${code}`;
      if (!gate.isOpen())
        return gate.fail(
          new Explained(`${name} ended with ${how} before it was ready.\n${output.tail()}\nIts log: ${logFile}`),
        );
      if (performance.now() - began > healthyMs) delay = firstDelayMs;
      say(`${name} ended with ${how}, starting it again in ${delay / 1000} s`);
      nextLaunch = setTimeout(() => stopping || launch(), delay);
      delay = Math.min(delay * 2, longestDelayMs);
    });
  };

  launch();
  return {
    name,
    ready: gate.passed(name),
    pid: () => child?.pid,
    restart: async () => {
      clearTimeout(nextLaunch);
      isRestarting = true;
      if (child) await end(child, restartMs);
      isRestarting = false;
      delay = firstDelayMs;
      launch();
      const started = /** @type {import('node:child_process').ChildProcess} */ (child);
      return new Promise((resolve) => {
        started.on('message', (/** @type {{ type?: string }} */ message) => message?.type === 'ready' && resolve(true));
        started.once('exit', () => resolve(false));
      });
    },
    stop: async () => {
      stopping = true;
      if (child) await end(child, stopMs);
      output.close();
    },
  };
}

/** @param {string} entry */
const isBundled = (entry) => entry.startsWith(bundledFolder);

/** Makes stack traces name the sources. @param {string} entry */
const stackTraces = (entry) =>
  isBundled(entry) ? preloaded(new URL('lazy-source-maps.mjs', import.meta.url)) : ['--enable-source-maps'];

/** Loads tracing before any other module. @param {string} entry @param {Record<string, string>} env */
function tracing(entry, env) {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return [];
  return preloaded(pathToFileURL(compiledFile('kit/dist/trace/register.js', { isBundled: isBundled(entry) })));
}

/** Node.js 22 and newer keep the compiled code of modules here, so that a second start loads them faster. */
const codeCache = inRoot('node_modules/.cache/setu/code');

/** @param {URL} module */
const preloaded = (module) => ['--import', module.href];

const held = preloaded(new URL('held.mjs', import.meta.url));

/** Makes a promise with functions to settle it, and a time limit. */
function makeGate() {
  let isOpen = false;
  /** @type {() => void} */
  let open = () => {};
  /** @type {(error: Error) => void} */
  let fail = () => {};
  /** @type {Promise<void>} */
  const passed = new Promise((resolve, reject) => {
    open = () => {
      isOpen = true;
      resolve();
    };
    fail = reject;
  });
  passed.catch(() => {});
  return {
    open: () => open(),
    fail: (/** @type {Error} */ error) => fail(error),
    isOpen: () => isOpen,
    passed: (/** @type {string} */ name) => {
      const timer = setTimeout(() => fail(new Explained(`${name} was not ready within ${readyMs / 1000} s.`)), readyMs);
      const result = passed.finally(() => clearTimeout(timer));
      result.catch(() => {});
      return result;
    },
  };
}

/**
 * Asks a process to end, and kills it if it does not end in time.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} withinMs
 */
async function end(child, withinMs) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', () => resolve(true)));
  child.kill('SIGTERM');
  if (await Promise.race([exited, sleep(withinMs, false, { ref: false })])) return;
  child.kill('SIGKILL');
  await exited;
}
