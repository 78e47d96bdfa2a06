import { readdirSync, readFileSync } from 'node:fs';
import { Explained } from '../../deploy/local/explained.mjs';
import { inRoot } from '../../deploy/local/paths.mjs';
import { seeded, shuffled } from '../faults/random.mjs';
import { mutantsOf } from './make-mutants.mjs';

/** @typedef {{ file: string, source: string, mutant: import('./make-mutants.mjs').Mutant }} Planted */

/** The rules of requests, rights and prices. */
const rules = [
  /^services\/request\/src\/.*\/domain\//,
  /^services\/[a-z]+\/src\/.*\/(rights|may-[a-z-]+|sees-[a-z-]+)\.ts$/,
  /^services\/landed-price\/src\//,
  /^services\/catalogue\/src\/landed-price\/domain\//,
  /^services\/fx\/src\/.*\/domain\//,
];

/**
 * Returns errors in random order, the same for the same seed.
 * @param {{ seed: number, count: number, only: string }} options `only`: a part of the path of the sources
 * @returns {Planted[]}
 */
export function chooseMutants({ seed, count, only }) {
  const files = readdirSync(inRoot('services'), { recursive: true, encoding: 'utf8' })
    .map((name) => `services/${name}`)
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|\/(dist|node_modules)\//.test(name))
    .filter((name) => name.includes(only) && rules.some((rule) => rule.test(name)))
    .sort();
  const all = files.flatMap((file) => {
    const source = readFileSync(inRoot(file), 'utf8');
    return mutantsOf(source).map((mutant) => ({ file, source, mutant }));
  });
  if (all.length === 0) throw new Explained('No rule has such a path.');
  return shuffled(seeded(seed), all).slice(0, count);
}
