import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageContext } from '@setu/contract';
import type { Language } from '../language/locale.js';

type Texts = Record<Language, string[]>;

interface Screen {
  /** As the web's table of routes has it: `/catalog/product/:category/:skuId/:page?`. */
  path: string;
  /** `public` keeps the storefront around it for staff too. */
  shell: 'auto' | 'public';
  files: string[];
  texts: Texts;
}

/** What the build says of its own files (web/scripts/preload-plugin.mjs). */
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

// Styles are only fetched: what takes them waits for a sheet it puts in itself, and for none that stands there already.
const laterLinkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;

/** What a first view takes besides the entry, told in the page itself: all of it is fetched at once, nothing after something else. */
export const openPreloads = (webDir: string) => {
  const file = path.join(webDir, 'preload.json');
  // A web app served by its development server has none.
  const table = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Preloads) : undefined;
  const screens = Object.values(table?.screens ?? {})
    .sort((a, b) => parametersOf(a) - parametersOf(b))
    .map((screen) => ({ ...screen, pattern: patternOf(screen.path) }));
  /** Links for the head of the page at this path of the site; `isLater` where its content stands there without them. */
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
