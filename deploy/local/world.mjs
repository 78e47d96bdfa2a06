import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { importCompiled } from './bundled.mjs';
import { supervise } from './children.mjs';
import { openDatabase } from './database.mjs';
import { startEmbeddings } from './embeddings-server.mjs';
import { Explained } from './explained.mjs';
import { takeLock } from './lock.mjs';
import { dataPaths } from './paths.mjs';
import { freePorts } from './ports.mjs';
import { startRealStores } from './real-stores.mjs';
import { readSecrets } from './secrets.mjs';
import { services } from './service-names.mjs';
import { bffEnv, entryOf, portNames, serviceEnv } from './services.mjs';
import { step } from './steps.mjs';

/**
 * @typedef {object} World a running Setu
 * @property {string} url its address
 * @property {Record<string, string>} urls the database connection string of each service
 * @property {string | undefined} ownerUrl the connection string of the database's owner, if we have it
 * @property {boolean} demo whether an empty database gets the demo world
 * @property {() => Record<string, number | undefined>} pids the ids of the processes, by name
 * @property {import('./services.mjs').Plan} plan the settings it was started with
 * @property {(names: string[]) => Promise<string[]>} restart restarts processes by name; returns those that did not
 *   become ready
 * @property {() => Promise<void>} stop stops everything, in reverse order; may be called at any time and repeatedly
 */

/**
 * Starts the database, the six services and the BFF from compiled code, and waits until they answer. Independent steps
 * run at the same time: the processes load their code while the database starts.
 * @param {object} options
 * @param {number} options.port the BFF's port
 * @param {string} options.dataDir an absolute path
 * @param {Record<string, string | undefined>} [options.env] the settings; our own environment by default
 * @param {boolean} [options.isBundled] whether the processes run from their bundles, or from the compiled files
 * @param {boolean} [options.real] whether NATS and MinIO are started too, unless the settings name others
 * @param {(text: string) => void} [options.log] receives remarks: crashes, and warnings of a process
 * @param {{ compiled: Promise<unknown>, web: Promise<unknown> }} [options.made] what is still being built: the servers'
 *   code and the web app
 * @param {boolean} [options.verbose] whether remarks include every log line
 * @param {(stop: () => Promise<void>) => void} [options.onBegin] receives the function that stops everything, before
 *   anything starts
 * @returns {Promise<World>}
 */
export async function startWorld(options) {
  const {
    port,
    dataDir,
    env = process.env,
    real = false,
    isBundled = true,
    log = console.error,
    verbose = false,
    onBegin,
  } = options;
  const made = options.made ?? { compiled: Promise.resolve(), web: Promise.resolve() };
  const closers = makeClosers();
  onBegin?.(closers.close);
  try {
    const ownEnv = /** @type {Record<string, string>} */ (
      Object.fromEntries(Object.entries(env).filter(([, value]) => value))
    );
    const paths = dataPaths(dataDir);
    mkdirSync(paths.logs, { recursive: true });
    closers.add(takeLock(paths.lock, dataDir));
    const secrets = readSecrets(paths.secrets, [...services, 'bus']);
    /** @param {import('./steps.mjs').Step} step */
    const startStores = async ({ note }) => {
      const stores = await startRealStores({ dataDir, password: secrets.engines, say: log });
      closers.add(stores.stop);
      note(stores.versions);
      return stores.env;
    };
    const startMeaning = async () => {
      const server = await startEmbeddings({ dataDir, say: log });
      closers.add(server.stop);
      return server.env;
    };
    const userEnv = {
      ...(real && (await step('Stores', startStores))),
      ...ownEnv,
      ...(ownEnv.EMBEDDINGS === 'local' && (await step('Embeddings', startMeaning))),
    };
    const ports = await freePorts(portNames);
    const { compiled } = made;
    const opened = step('Database', () => openDatabase({ dataDir, userEnv, secrets, compiled, isBundled, say: log }));
    closers.add(() =>
      opened.then(
        (database) => database.stop(),
        () => {},
      ),
    );
    const planned = opened.then(async (database) => {
      const demo = userEnv.SETU_DEMO ? /^(1|true|yes|on)$/i.test(userEnv.SETU_DEMO) : database.embedded;
      const accounts = demo ? await demoAccounts({ isBundled }) : [];
      return { port, dataDir, userEnv, urls: database.urls, demo, accounts, secrets, ports };
    });
    const early = { port, dataDir, userEnv, urls: {}, demo: false, accounts: [], secrets, ports };
    planned.catch(() => {});
    await Promise.race([compiled, opened.then(() => compiled)]);
    /** @type {import('./children.mjs').Child[]} */
    const children = [];
    /** @param {string} name @param {Record<string, string>} own @param {Promise<Record<string, string>>} after */
    const launch = (name, own, after) => {
      closers.mustBeOpen();
      after.catch(() => {});
      const logFile = join(paths.logs, `${name}.log`);
      const child = supervise({
        name,
        entry: entryOf(name, { isBundled }),
        env: own,
        logFile,
        say: log,
        verbose,
        after,
      });
      children.push(child);
      return child;
    };
    // The BFF stops first, so the services get no calls when they stop.
    closers.add(() => Promise.all(children.filter((child) => child.name !== 'bff').map((child) => child.stop())));
    closers.add(() => children.find((child) => child.name === 'bff')?.stop());
    for (const name of services)
      launch(
        name,
        serviceEnv(name, early),
        planned.then((plan) => serviceEnv(name, plan)),
      );
    // The BFF starts after the services, so everything works as soon as its address answers.
    const served = Promise.all(children.map((child) => child.ready));
    const ready = Promise.all([planned, served, made.web]);
    const bff = launch(
      'bff',
      bffEnv(early),
      ready.then(([plan]) => bffEnv(plan)),
    );
    const plan = await planned;
    const { urls, ownerUrl } = await opened;
    await step('Services', () => Promise.all([served, made.web]));
    await step('Web server', () => bff.ready.then(() => answering(`http://127.0.0.1:${port}/readyz`)));
    const pids = () => Object.fromEntries(children.map((child) => [child.name, child.pid()]));
    return {
      url: userEnv.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
      urls,
      ownerUrl,
      demo: plan.demo,
      pids,
      plan,
      restart: (names) => restartAll(children.filter((child) => names.includes(child.name))),
      stop: closers.close,
    };
  } catch (error) {
    await closers.close();
    throw error;
  }
}

/** @param {import('./children.mjs').Child[]} children @returns {Promise<string[]>} the names of those that did not become ready */
async function restartAll(children) {
  const started = await Promise.all(children.map((child) => child.restart()));
  return children.filter((_, at) => !started[at]).map((child) => child.name);
}

/** Returns the accounts of the demo world, as the sign-in page lists them. @param {{ isBundled: boolean }} options */
async function demoAccounts(options) {
  /** @type {Pick<typeof import('@setu/demo-world'), 'demoAccounts' | 'demoPassword'>} */
  const { demoAccounts: accounts, demoPassword } = await importCompiled('demo-world/dist/companies/users.js', options);
  return accounts.map(({ email, company, roles, name }) => ({ email, password: demoPassword, company, roles, name }));
}

/**
 * Collects functions that end what was started. They run in reverse order and exactly once, even if the end comes
 * during the start.
 */
function makeClosers() {
  /** @type {(() => unknown)[]} */
  const stack = [];
  /** @type {Promise<void> | undefined} */
  let closing;
  const run = async () => {
    for (let closer = stack.pop(); closer; closer = stack.pop()) await closer();
  };
  const mustBeOpen = () => {
    if (closing) throw new Explained('Stopped before everything was started.');
  };
  return {
    mustBeOpen,
    /** @param {() => unknown} closer */
    add: (closer) => {
      stack.push(closer);
      mustBeOpen();
    },
    close: () => {
      closing = (closing ?? Promise.resolve()).then(run);
      return closing;
    },
  };
}

/** @param {string} url */
async function answering(url) {
  const deadline = performance.now() + 60_000;
  for (let last = ''; ; await sleep(100)) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
      if (response.ok) return;
      last = `${response.status} ${(await response.text()).slice(0, 300)}`;
    } catch (error) {
      last = String(error);
    }
    if (performance.now() > deadline) throw new Explained(`${url} did not become ready: ${last}`);
  }
}
