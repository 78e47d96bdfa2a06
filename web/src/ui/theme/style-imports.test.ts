import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' });
const { resolve } = createRequire(import.meta.url);

/** Returns whether the library has a style for the component, because some components are only behaviour. */
function hasStyle(component: string): boolean {
  try {
    return resolve(`@mantine/core/styles/${component}.layer.css`) !== '';
  } catch {
    return false;
  }
}

/** Returns the library components that a file renders: the capitalised names in its value imports. */
function componentsIn(text: string): string[] {
  return [...text.matchAll(/import\s*{([^}]*)}\s*from '@mantine\/(?:core|dates)'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => name.split(' as ')[0] ?? name);
}

const all = Object.values(sources).join('\n');
const used = [...new Set(Object.values(sources).flatMap(componentsIn))].sort();
const styled = used.filter(hasStyle);

it('the design system uses components of the library', () => {
  expect(styled.length).toBeGreaterThan(2);
});

it.each(styled)('the style of %s is imported where it is used or with the shell, in its layer', (name) => {
  expect(all).toContain(`@mantine/core/styles/${name}.layer.css`);
});
