import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const chromium = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
].find((path) => path && existsSync(path));
/** The compared pictures are this browser's: another draws letters a little differently. */
const drawsAlike = /headless-shell/.test(chromium ?? '');
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
 * The journeys of people through the whole product, in the system's Chromium. One real world (database, services, BFF)
 * is started for the run; with `SETU_E2E_URL` the journeys walk through one that runs already.
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/e2e',
  globalSetup: './e2e/world.config.ts',
  reporter: 'list',
  // One more than the cores it is made for: each page waits for the server now and then, and the server for a page.
  workers: 3,
  fullyParallel: true,
  // One way of each journey that has two (e2e/support/turns.ts), unless all are asked for.
  ...(process.env.WALKS === 'whole' ? {} : { grepInvert: /@second-way/ }),
  forbidOnly: isCi,
  retries: isCi ? 1 : 0,
  // Bounds for a machine of two busy cores: a journey that works takes a fraction of them.
  timeout: 90_000,
  expect: {
    timeout: 15_000,
    // A letter moved by a pixel is no news, a changed colour, size or word is.
    toHaveScreenshot: {
      animations: 'disabled',
      scale: 'device',
      stylePath: './e2e/looks/looks.css',
      // A number that is gone from a page is some fifty points of it.
      maxDiffPixels: 30,
    },
  },
  // One set of baselines: the letters are the app's own, whatever the machine has.
  snapshotPathTemplate: '{testDir}/looks/baselines/{arg}{ext}',
  use: {
    baseURL: process.env.SETU_E2E_ORIGIN,
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Recording every step of every journey costs as much as walking it: the second try of one that failed is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    timezoneId: 'Europe/Moscow',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: chromium, args: flags },
  },
  projects: [
    { name: 'doors', testMatch: /roles\.setup\.ts/ },
    // Before anybody changes anything in the demo world.
    {
      name: 'looks',
      testMatch: drawsAlike ? /looks\/.*\.spec\.ts/ : /looks\/weight\.spec\.ts/,
      dependencies: ['doors'],
    },
    { name: 'journeys', testMatch: /journeys\/.*\.spec\.ts/, dependencies: ['doors', 'looks'] },
    { name: 'a11y', testMatch: /a11y\/.*\.spec\.ts/, dependencies: ['doors', 'looks'] },
    // These kill services under everybody's feet: alone, after the others.
    { name: 'trouble', testMatch: /trouble\/.*\.spec\.ts/, dependencies: ['journeys', 'a11y'], workers: 1 },
  ],
});
