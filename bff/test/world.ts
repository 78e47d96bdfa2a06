import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { start as startCatalogue } from '@setu/catalogue';
import { start as startFx } from '@setu/fx';
import { start as startIdentity } from '@setu/identity';
import type { Running } from '@setu/kit/process';
import { cloneDatabase, settle, type TestClock, testClock, testEnv, urlOf, withParts } from '@setu/kit/testing';
import { start as startMedia } from '@setu/media';
import { start as startRequest } from '@setu/request';
import { start as startReview } from '@setu/review';
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
type Name = keyof typeof starters;
type AnyService = Awaited<ReturnType<(typeof starters)[Name]>>;
type Constellation = Record<Name, AnyService>;

const names = Object.keys(starters) as Name[];

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const envOf = (name: Name, urls: Record<string, string>, place: { dir: string; httpPort: number }) => ({
  ...testEnv,
  SETU_DEMO: '1',
  DATABASE_URL: urlOf(urls, name),
  BUS_DATABASE_URL: urlOf(urls, 'bus'),
  NATS_URL: undefined,
  SERVICE_PORT: '0',
  OBJECTS_DIR: path.join(place.dir, 'files'),
  HTTP_PORT: String(place.httpPort),
  // No feed in tests: the demo world brings the rates.
  FX_FEED_URL: 'off',
});

const startServices = async (urls: Record<string, string>, place: { dir: string; httpPort: number }) => {
  const started: Partial<Constellation> = {};
  for (const name of names) started[name] = await starters[name](envOf(name, urls, place));
  return started as Constellation;
};

const closeServices = async (services: Constellation): Promise<void> => {
  for (const name of [...names].reverse()) await services[name].close();
};

const shellPage =
  '<!doctype html><html lang="__LANG__"><head><meta name="csp-nonce" content="__NONCE__"></head><body><script type="application/json" id="page-context" nonce="__NONCE__">__PAGE_CONTEXT__</script></body></html>';

export interface World {
  origin: string;
  clock: TestClock;
  services: Constellation;
  /** A browser of its own: cookies, language, what a page of the site would send. */
  browser: (locale?: 'ru' | 'en') => Browser;
  /** As `browser`, signed in. */
  signedIn: (email: string, locale?: 'ru' | 'en') => Promise<Browser>;
  /** Until all events are published and handled. */
  settle: () => Promise<void>;
  close: () => Promise<void>;
}

const bffEnv = (services: Constellation, place: { dir: string; httpPort: number }, more: Record<string, string>) => ({
  ...testEnv,
  PORT: '0',
  CSRF_SECRET: 'a secret for tests only, longer than 32 bytes',
  WEB_DIR: place.dir,
  MEDIA_HTTP_URL: `http://127.0.0.1:${place.httpPort}`,
  SUGGEST_RATE: '1000',
  UPLOAD_RATE: '1000',
  ...Object.fromEntries(names.map((name) => [`${name.toUpperCase()}_ADDRESS`, services[name].address])),
  ...more,
});

/** All six services with the demo world and the BFF, in one process, in a database of their own. */
export const startWorld = async (more: Record<string, string> = {}): Promise<World> => {
  const place = { dir: mkdtempSync(path.join(os.tmpdir(), 'setu-world-')), httpPort: await freePort() };
  writeFileSync(path.join(place.dir, 'index.html'), shellPage);
  const clock = testClock();
  const within = <T>(fn: () => Promise<T>): Promise<T> => withParts({ clock }, fn);
  const database = await cloneDatabase({
    key: `demo world of ${names.join(' ')} ${process.env.SETU_WORLD_KEY ?? ''}`,
    services: names,
    fill: (urls) => within(async () => closeServices(await startServices(urls, place))),
  });
  const services = await within(() => startServices(database.urls, place));
  const bff: Running = await startBff(bffEnv(services, place, more));
  const origin = bff.address.replace('127.0.0.1', 'localhost');
  const browser = (locale: 'ru' | 'en' = 'ru') => openBrowser(origin, locale);
  return {
    origin,
    clock,
    services,
    browser,
    signedIn: async (email, locale = 'ru') => {
      const opened = browser(locale);
      await opened.signIn(email);
      return opened;
    },
    settle: () => settle(Object.values(services)),
    close: async () => {
      await bff.close();
      await closeServices(services);
      await database.close();
      rmSync(place.dir, { recursive: true, force: true });
    },
  };
};
