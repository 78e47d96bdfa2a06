import type { Page } from '@playwright/test';

export interface Guarded {
  watch: (page: Page) => void;
  /** What this test provokes on purpose: a refused call is written to the console by the browser itself. */
  expect: (pattern: RegExp) => void;
  unexpected: () => string[];
}

/** Collects what pages complain about: errors and warnings of the console, uncaught errors. */
export function guard(): Guarded {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  return {
    watch: (page) => {
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => heard.push(`uncaught: ${error.stack ?? error.message}`));
    },
    expect: (pattern) => allowed.push(pattern),
    unexpected: () => heard.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}
