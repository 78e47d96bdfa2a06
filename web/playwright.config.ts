import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const chromium = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
].find((path) => path && existsSync(path));
/** The baselines are compared only in this browser. Other builds of Chromium render letters slightly differently. */
const drawsAlike = /headless-shell/.test(chromium ?? '');
/**
 * The suites to run, as in deploy/checks/suite-files.ts. `quick` takes one journey per capability. `rest` takes the long
 * ones (`*.long.spec.ts`). `extended` adds `*.extended.spec.ts`: every screen compared and checked for accessibility,
 * services that die, the long keyboard deals.
 */
const { SETU_SUITES: suites = 'full' } = process.env;
const leftOut: Record<string, RegExp> = { quick: /\.(long|extended)\.spec\.ts/, rest: /\.extended\.spec\.ts/ };
/** The journeys of a run that does not take the quick ones. */
const costly = /journeys\/.*\.(long|extended)\.spec\.ts/;
const isCi = /^(1|true)$/i.test(process.env.CI ?? '');
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * User journeys through the full product, in the system's Chromium. The run starts one real environment (database,
 * services, BFF). With `SETU_E2E_URL` it uses an environment that is already running.
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/e2e',
  globalSetup: './e2e/world.config.ts',
  reporter: 'list',
  // Three workers on two cores: while one page waits for the server, another worker can run.
  workers: 3,
  fullyParallel: true,
  // Runs one variant of each journey that has two variants (e2e/support/turns.ts), unless all are requested.
  ...(process.env.WALKS === 'whole' ? {} : { grepInvert: /@second-way/ }),
  testIgnore: leftOut[suites] ?? [],
  forbidOnly: isCi,
  retries: isCi ? 1 : 0,
  // Timeouts for a machine with two busy cores. A journey that works takes a fraction of them.
  timeout: 90_000,
  expect: {
    timeout: 15_000,
    // Tolerates a letter that moves by a pixel, but not a changed colour, size or word.
    toHaveScreenshot: {
      animations: 'disabled',
      scale: 'device',
      stylePath: './e2e/looks/looks.css',
      // Even one missing number changes about fifty pixels.
      maxDiffPixels: 30,
    },
  },
  // One set of baselines is enough: the app uses its own fonts on every machine.
  snapshotPathTemplate: '{testDir}/looks/baselines/{arg}{ext}',
  use: {
    baseURL: process.env.SETU_E2E_ORIGIN,
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Recording every step of every journey doubles the run time, so only the retry of a failed journey is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    timezoneId: 'Europe/Moscow',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: chromium, args: flags },
  },
  projects: [
    { name: 'doors', testMatch: /roles\.setup\.ts/ },
    // Runs before any journey changes the demo world.
    {
      name: 'looks',
      testMatch: drawsAlike ? /looks\/.*\.spec\.ts/ : /looks\/weight\.spec\.ts/,
      dependencies: ['doors'],
    },
    {
      name: 'journeys',
      testMatch: ['rest', 'extended'].includes(suites) ? costly : /journeys\/.*\.spec\.ts/,
      dependencies: ['doors', 'looks'],
    },
    { name: 'a11y', testMatch: /a11y\/.*\.spec\.ts/, dependencies: ['doors', 'looks'] },
    // These tests kill services that other tests use, so they run alone and last.
    { name: 'trouble', testMatch: /trouble\/.*\.spec\.ts/, dependencies: ['journeys', 'a11y'], workers: 1 },
  ],
});
