import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../deploy/local/paths.mjs';
import { plantedIn } from './bundle.mjs';
import { replacements } from './instead/index.mjs';
import { plants } from './plants.mjs';

describe('A planted fault', () => {
  it.each(plants)('changes exactly one place of the sources: $name', (plant) => {
    const source = readFileSync(inRoot(plant.file), 'utf8');
    expect(plantedIn(source, plant)).not.toBe(source);
  });

  it('is rejected if its text is no longer in the source, or is there twice', () => {
    const [plant] = plants;
    expect(() => plantedIn('', plant)).toThrow(/occurs 0 times/);
    expect(() => plantedIn(`${plant.find} ${plant.find}`, plant)).toThrow(/occurs 2 times/);
  });
});

describe('A replaced module', () => {
  it.each(replacements)('is still used by $in', (replacement) => {
    expect(readFileSync(inRoot(replacement.in), 'utf8')).toContain(replacement.module ?? 'node:child_process');
  });
});
