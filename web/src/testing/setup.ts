import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { startLanguage } from '../i18n/init';
import { loadTexts } from '../i18n/load-texts';
import { startNamespaces } from '../i18n/text-namespaces';

// A part's code is loaded on the way, and machines that test are slow.
configure({ asyncUtilTimeout: 15_000 });

/** What jsdom lacks and the app asks for. */
function completeBrowser(): void {
  if (typeof window === 'undefined') return;
  window.matchMedia ??= (media) =>
    ({ matches: false, media, addEventListener: vi.fn(), removeEventListener: vi.fn() }) as unknown as MediaQueryList;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.IntersectionObserver ??= class {
    root = null;
    rootMargin = '';
    scrollMargin = '';
    thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  window.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
}

beforeAll(async () => {
  // The library says this once, when a worker loads it; the page of each file is a new one.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  completeBrowser();
  startLanguage({
    locale: 'ru_RU',
    rate: { value: 0.9184, date: '2026-11-20' },
    timeZone: 'Europe/Moscow',
    isStrict: true,
  });
  await loadTexts(...startNamespaces);
});

// A warning on the console is a fault: React reports broken markup and lost keys there.
let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      // The library's transitions end on timers of their own, outside any act; a busy machine is slow at the store's checks;
      // jsdom does not know the search element.
      if (!/not wrapped in act|InvariantMiddleware took|The tag <%s> is unrecognized/.test(String(words[0])))
        complaints.push(`console.${level}: ${words.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  if (typeof window !== 'undefined') cleanup();
  expect(complaints).toEqual([]);
});

// A worker keeps the libraries it has loaded for its next file, and nothing of ours: what a module remembers is of one page.
afterAll(() => vi.resetModules());
