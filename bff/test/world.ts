import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { start as startCatalogue } from '@setu/catalogue';
import { start as startFx } from '@setu/fx';
import { start as startIdentity } from '@setu/identity';
import type { Clock } from '@setu/kit/core';
import type { Running } from '@setu/kit/process';
import { cloneDatabase, settle, type TestClock, testClock, testEnv, urlOf } from '@setu/kit/testing';
import { start as startMedia } from '@setu/media';
import { start as startRequest } from '@setu/request';
import { start as startReview } from '@setu/review';
import { freePorts } from '../../deploy/local/ports.mjs';
import { start as startBff } from '../src/app.js';
import { type Browser, openBrowser } from './browser.js';

const starters = {
  fx: startFx,
  identity: startIdentity,
  catalogue: startCatalogue,
  request: startRequest,
  review: startReview,
  media: startMedia,
} as const;
export type ServiceName = keyof typeof starters;
type Constellation = { [Name in ServiceName]: Awaited<ReturnType<(typeof starters)[Name]>> };

const names = Object.keys(starters) as ServiceName[];

/** The storage and ports of a test environment. A restarted service uses the same ones again. */
interface Place {
  dir: string;
  ports: Record<string, number>;
  natsUrl: string | undefined;
  /** The captcha settings that identity and the BFF share, and the log settings of all processes. */
  captcha: Record<string, string>;
  log: Record<string, string>;
}

const envOf = (name: ServiceName, urls: Record<string, string>, place: Place) => ({
  ...testEnv,
  ...place.log,
  SETU_DEMO: '1',
  DATABASE_URL: urlOf(urls, name),
  BUS_DATABASE_URL: urlOf(urls, 'bus'),
  NATS_URL: place.natsUrl,
  SERVICE_PORT: String(place.ports[name]),
  OBJECTS_DIR: path.join(place.dir, 'files'),
  HTTP_PORT: String(place.ports.http),
  MEDIA_HTTP_URL: `http://127.0.0.1:${place.ports.http}`,
  MAIL_DIR: path.join(place.dir, 'mail'),
  // Tests have no rate feed. The demo world brings the rates.
  FX_FEED_URL: 'off',
  ...(name === 'identity' && place.captcha),
  // Pictures are created and measured only on demand. Creating a thousand after every start would slow down all tests.
  ...(name === 'media' && { TASKS_DELAY_MS: '3600000' }),
});

const startServices = async (urls: Record<string, string>, place: Place, clock: Clock) => {
  const started: Partial<Constellation> = {};
  for (const name of names)
    Object.assign(started, { [name]: await starters[name](envOf(name, urls, place), { clock }) });
  return started as Constellation;
};

const closeServices = async (services: Constellation): Promise<void> => {
  for (const name of [...names].reverse()) await services[name].close();
};

const shellPage =
  '<!doctype html><html lang="__LANG__"><head><meta name="csp-nonce" content="__NONCE__"><title>Setu</title></head><body><div id="root"></div><script type="application/json" id="page-context" nonce="__NONCE__">__PAGE_CONTEXT__</script><script type="application/json" id="answers">__ANSWERS__</script></body></html>';

export interface World {
  origin: string;
  clock: TestClock;
  services: Constellation;
  /** Opens a browser with its own cookies and language. It sends the headers of a page of the site. */
  browser: (locale?: 'ru' | 'en') => Browser;
  /** Opens a browser and signs in. */
  signedIn: (email: string, locale?: 'ru' | 'en') => Promise<Browser>;
  /** Waits until all events are published and handled. */
  settle: () => Promise<void>;
  /**
   * Stops one service, which looks like a crash to its callers. `restart` starts it again at the same address,
   * optionally with other settings.
   */
  stop: (name: ServiceName) => Promise<void>;
  restart: (name: ServiceName, more?: Record<string, string>) => Promise<void>;
  /** Starts another BFF as a second replica and returns its origin. */
  anotherBff: (more?: Record<string, string>) => Promise<string>;
  /** Stops the BFF only. `close` may still be called. */
  stopBff: () => Promise<void>;
  close: () => Promise<void>;
}

/** The key of every BFF here, unless another one is given. */
export const csrfKey = 'a key for tests only of more than 32 bytes';

const bffEnv = (place: Place, more: Record<string, string>) => ({
  ...testEnv,
  PORT: '0',
  CSRF_SECRET: csrfKey,
  WEB_DIR: place.dir,
  MEDIA_HTTP_URL: `http://127.0.0.1:${place.ports.http}`,
  SUGGEST_RATE: '1000',
  UPLOAD_RATE: '1000',
  // Seven processes share one event loop, which lags on a busy machine for reasons other than load.
  SHED_LAG_MS: '60000',
  // A call that waits for the busy machine must not count as an outage, except in tests about time limits.
  CALL_TIMEOUT_MS: '15000',
  ...Object.fromEntries(names.map((name) => [`${name.toUpperCase()}_ADDRESS`, `127.0.0.1:${place.ports[name]}`])),
  ...more,
});

const once = (fn: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  return () => {
    running ??= fn();
    return running;
  };
};

/**
 * Starts the BFF and all six services with the demo world, in one process and with their own database. Events use
 * `NATS_URL` if it is set. `reach` may put a proxy in front of the database.
 */
export const startWorld = async (
  more: Record<string, string> = {},
  reach: (databaseUrl: string) => string = (url) => url,
): Promise<World> => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'setu-world-'));
  const place: Place = { dir, ports: await freePorts([...names, 'http']), natsUrl: undefined, captcha: {}, log: {} };
  writeFileSync(path.join(dir, 'index.html'), shellPage);
  const clock = testClock();
  const database = await cloneDatabase({
    key: `demo world of ${names.join(' ')} ${process.env.SETU_WORLD_KEY ?? ''}`,
    services: names,
    hasRows: true,
    fill: async (urls) => closeServices(await startServices(urls, place, clock)),
  });
  const { NATS_URL, ...settings } = more;
  place.natsUrl = NATS_URL;
  if (settings.LOG_LEVEL) place.log = { LOG_LEVEL: settings.LOG_LEVEL };
  place.captcha = Object.fromEntries(Object.entries(settings).filter(([name]) => name.includes('CAPTCHA')));
  const urls = Object.fromEntries(Object.entries(database.urls).map(([name, url]) => [name, reach(url)]));
  const services = await startServices(urls, place, clock);
  const stopped = new Set<ServiceName>();
  const bff: Running = await startBff(bffEnv(place, settings));
  const origin = bff.address.replace('127.0.0.1', 'localhost');
  const browser = (locale: 'ru' | 'en' = 'ru') => openBrowser(origin, locale);
  const others: Running[] = [];
  const anotherBff = async (different: Record<string, string> = {}): Promise<string> => {
    const other = await startBff(bffEnv(place, { ...settings, ...different }));
    others.push(other);
    return other.address.replace('127.0.0.1', 'localhost');
  };
  const stopBff = once(() => bff.close());
  const stop = async (name: ServiceName): Promise<void> => {
    stopped.add(name);
    await services[name].close();
  };
  const restart = async (name: ServiceName, different: Record<string, string> = {}): Promise<void> => {
    const started = await starters[name]({ ...envOf(name, urls, place), ...different }, { clock });
    Object.assign(services, { [name]: started });
    stopped.delete(name);
  };
  return {
    origin,
    clock,
    services,
    browser,
    signedIn: async (email, locale = 'ru') => {
      const opened = browser(locale);
      let reply = await opened.signIn(email);
      // On a busy machine the queue of password checks may be full. The sign-in is repeated.
      for (let left = 4; reply.status === 503 && left > 0; left -= 1) reply = await opened.signIn(email);
      if (reply.status !== 200) throw new Error(`Signing in as ${email} failed: ${reply.status} ${reply.text}`);
      return opened;
    },
    settle: () => settle(Object.values(services)),
    stop,
    restart,
    anotherBff,
    stopBff,
    close: async () => {
      for (const other of others) await other.close();
      await stopBff();
      for (const name of [...names].reverse()) if (!stopped.has(name)) await services[name].close();
      await database.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
};
