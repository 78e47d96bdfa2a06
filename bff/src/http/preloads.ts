import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageContext } from '@setu/contract';
import type { Language } from '../language/locale.js';

type Texts = Record<Language, string[]>;

interface Screen {
  /** The path as in the web's route table: `/catalog/product/:category/:skuId/:page?`. */
  path: string;
  /** `public` shows the screen in the storefront, even to staff. */
  shell: 'auto' | 'public';
  files: string[];
  texts: Texts;
}

/** The build's list of its own files (web/scripts/preload-plugin.mjs). */
interface Preloads {
  texts: Texts;
  shells: Record<'public' | 'workspace', string[]>;
  screens: Record<string, Screen>;
}

const patternOf = (template: string): RegExp => {
  const segments = template.split('/').filter(Boolean);
  const parts = segments.map((segment) => {
    if (!segment.startsWith(':')) return `/${segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
    return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return new RegExp(`^${parts.join('')}/?$`);
};

const parametersOf = ({ path: template }: Screen): number => template.split(':').length;

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

// Styles are only prefetched. The code that needs a style waits for a sheet that it inserts itself, and not for one
// already in the page.
const laterLinkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;

/**
 * Reads the list of files that a first view needs besides the entry. The page lists them, so that the browser fetches
 * them all immediately and in parallel.
 */
export const openPreloads = (webDir: string) => {
  const file = path.join(webDir, 'preload.json');
  // A web app served by its development server has no list.
  const table = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Preloads) : undefined;
  const screens = Object.values(table?.screens ?? {})
    .sort((a, b) => parametersOf(a) - parametersOf(b))
    .map((screen) => ({ ...screen, pattern: patternOf(screen.path) }));
  /**
   * Returns links for the head of the page at this path. Set `isLater` if the page's content is already shown without
   * the files.
   */
  return (pathname: string, language: Language, user: PageContext['user'], isLater = false): string => {
    if (!table) return '';
    const screen = screens.find(({ pattern }) => pattern.test(pathname));
    const isWorkspace = user?.company.type === 'broker' && screen?.shell !== 'public';
    const files = [
      ...table.texts[language],
      ...table.shells[isWorkspace ? 'workspace' : 'public'],
      ...(screen ? [...screen.texts[language], ...screen.files] : []),
    ];
    return [...new Set(files)].map(isLater ? laterLinkTo : linkTo).join('\n    ');
  };
};
