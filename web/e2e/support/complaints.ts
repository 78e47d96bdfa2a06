import type { Page } from '@playwright/test';

export interface Guarded {
  watch: (page: Page) => void;
  /** Declares console messages that the test provokes on purpose. The browser itself logs every failed call. */
  expect: (pattern: RegExp) => void;
  unexpected: () => string[];
}

/** Collects console errors and warnings, and uncaught errors, of the pages. */
export function guard(): Guarded {
  const lines: string[] = [];
  const allowed: RegExp[] = [];
  return {
    watch: (page) => {
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        lines.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => lines.push(`uncaught: ${error.stack ?? error.message}`));
    },
    expect: (pattern) => allowed.push(pattern),
    unexpected: () => lines.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}
