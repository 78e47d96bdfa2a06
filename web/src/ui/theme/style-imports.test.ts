import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' });
const { resolve } = createRequire(import.meta.url);

/** Whether the library has a style of its own for the component; some are only behaviour. */
function hasStyle(component: string): boolean {
  try {
    return resolve(`@mantine/core/styles/${component}.layer.css`) !== '';
  } catch {
    return false;
  }
}

/** Components of the library a file draws: capitalised names of its value imports. */
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

it('the design system draws with components of the library', () => {
  expect(styled.length).toBeGreaterThan(2);
});

it.each(styled)('the style of %s is imported where it is used or with the shell, in its layer', (name) => {
  expect(all).toContain(`@mantine/core/styles/${name}.layer.css`);
});
