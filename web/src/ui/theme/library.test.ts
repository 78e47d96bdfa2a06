import { readFileSync } from 'node:fs';
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { expect, it } from 'vitest';
import { theme } from './theme';

const css = readFileSync(new URL('./library.css', import.meta.url), 'utf8');
const written = (selector: RegExp): Record<string, string> => {
  const [, body = ''] = selector.exec(css) ?? [];
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
};
const computed = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));

it.each([
  ['every scheme', /:root \{([^}]*)\}/, computed.variables],
  ['the light scheme', /"light"\] \{([^}]*)\}/, computed.light],
  ['the dark scheme', /"dark"\] \{([^}]*)\}/, computed.dark],
])('the style sheet has the variables that the library computes from the theme for %s', (_scheme, selector, of) => {
  const names = Object.keys(written(selector));
  expect(names.length).toBeGreaterThan(4);
  expect(written(selector)).toEqual(Object.fromEntries(names.map((name) => [name, of[name as keyof typeof of]])));
});
