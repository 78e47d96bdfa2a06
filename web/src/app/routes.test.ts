import { screens } from '@setu/contract';
import { describe, expect, it } from 'vitest';
import type { FeatureRoute } from '../session/route-handle';
import { featureRoutes } from './feature-routes';

const files = import.meta.glob<Record<string, unknown>>(
  ['../locales/*/*.json', '../../../bff/contract/texts/*/*.json'],
  { eager: true, import: 'default' },
);

/** Returns the text under a dotted key, or undefined. */
function textAt(tree: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((branch, part) => (branch as Record<string, unknown> | undefined)?.[part], tree);
}

const sources = import.meta.glob<string>(['../features/*/**/*.{ts,tsx}', '!**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const tables = import.meta.glob<FeatureRoute[]>('../features/*/routes.ts', { eager: true, import: 'routes' });

/** What puts a search into a page. One in a dialog or a field is not the page’s. */
const search = /kind: 'search'|<SearchBox|<SortableTree|icon=\{IconSearch\}\s+aria-label/;
const isPartOfPage = (path: string) => !/-(modal|dialog|field)\.tsx$/.test(path);
const featureOf = (path: string) => path.split('/')[2] ?? '';
const featuresWith = (paths: string[]) => [...new Set(paths.map(featureOf))].sort();

const nameOf = ({ handle }: FeatureRoute) => handle.screen;

describe('The table of routes', () => {
  it('has exactly one route for every screen of the contract, at the contract’s path', () => {
    const routes = featureRoutes.map(({ handle, path }) => [handle.screen, path]).sort();
    expect(routes).toEqual(Object.entries(screens).sort());
  });

  it('says of the screens of every feature with a search that they have one', () => {
    // The search in the bar is the one of the screens of the catalogue.
    const found = Object.entries(sources).filter(([path, source]) => isPartOfPage(path) && search.test(source));
    const searched = featuresWith(found.map(([path]) => path)).filter((feature) => feature !== 'catalogue');
    const said = Object.entries(tables).filter(([, routes]) => routes.some(({ handle }) => handle.ownSearch));
    expect(featuresWith(said.map(([path]) => path))).toEqual(searched);
  });

  it('leaves the folder of built files free of screens', () => {
    expect(Object.values(screens).filter((path) => /^\/build(\/|$)/.test(path))).toEqual([]);
  });

  it.each(featureRoutes.map((route) => [nameOf(route), route] as const))('%s loads lazily', (_name, route) => {
    expect(route.lazy).toBeTypeOf('function');
    expect(route).not.toHaveProperty('Component');
  });

  it.each(featureRoutes.map((route) => [nameOf(route), route] as const))(
    '%s declares who may open it',
    (_name, route) => {
      const { access } = route.handle;
      if (typeof access === 'string') expect(['public', 'user', 'anonymous']).toContain(access);
      else if ('any' in access) expect(access.any.length).toBeGreaterThan(0);
      else expect(access.company).toBeTruthy();
    },
  );

  it.each(featureRoutes.map((route) => [nameOf(route), route] as const))(
    '%s has a title in both languages',
    (_name, route) => {
      const [namespace = '', key = ''] = route.handle.titleKey.split(':');
      for (const language of ['ru', 'en']) {
        const file = `${language}/${namespace}.json`;
        const texts = files[`../locales/${file}`] ?? files[`../../../bff/contract/texts/${file}`];
        const title = textAt(texts, key);
        expect(title, `${route.handle.titleKey} in ${language}`).toBeTypeOf('string');
      }
    },
  );
});
