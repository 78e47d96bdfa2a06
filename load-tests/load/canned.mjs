import { fileURLToPath } from 'node:url';
import { inRoot } from '../../deploy/local/paths.mjs';
import { startPod } from './pod.mjs';

/**
 * The addresses of the canned page (the fixed answer of the replaced catalogue), with facets and without. Because they
 * contain search words, the BFF treats them as lists.
 */
export const cannedPaths = {
  withFacets: '/catalog/category/?f_search=pump&page=1&limit=30',
  bare: '/catalog/category/?f_search=pump&page=2&limit=30',
};

/**
 * Starts a second BFF with a catalogue that does not search: the same route and page, without the search.
 * @param {import('../../deploy/local/services.mjs').Plan} plan of the test environment
 */
export const startCanned = (plan) =>
  startPod(plan, {
    name: 'canned',
    entry: fileURLToPath(new URL('canned-main.mjs', import.meta.url)),
    env: { CATALOGUE_ADDRESS: `127.0.0.1:${plan.ports.catalogue}`, CATALOGUE_DIST: inRoot('services/catalogue/dist') },
  });
