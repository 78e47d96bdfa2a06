import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { startLanguage } from '../i18n/init';
import { loadTexts } from '../i18n/load-texts';
import { startNamespaces } from '../i18n/text-namespaces';
import { latePagePrint } from './late-page-print';
import { recordNoOwnerStacks } from './no-owner-stacks';
import { quickLabels } from './quick-labels';
import { quickStyles } from './quick-styles';

// Code is loaded on demand, and machines that run tests are slow.
configure({ asyncUtilTimeout: 15_000, getElementError: latePagePrint });
recordNoOwnerStacks();

/** Adds browser APIs that the app needs and jsdom lacks. */
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
  quickLabels();
  window.getComputedStyle = quickStyles(window.getComputedStyle.bind(window));
  window.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
}

beforeAll(async () => {
  // The library sets this once, when a worker loads it, but each file has a new page.
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

// A console warning is a failure, because React reports broken markup and missing keys there.
let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      // Ignored: library transitions end on their own timers outside of act, a busy machine is slow at the store's
      // checks, and jsdom does not know the search element.
      if (!/not wrapped in act|InvariantMiddleware took|The tag <%s> is unrecognized/.test(String(parts[0])))
        complaints.push(`console.${level}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  if (typeof window !== 'undefined') cleanup();
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
});

// A worker keeps loaded libraries for its next file, but not our modules, because their state belongs to one page.
afterAll(() => vi.resetModules());
