import { step } from '../../deploy/local/steps.mjs';
import { keystrokes } from '../data/make-questions.mjs';
import { atRate, throughput } from './measured.mjs';

/** @typedef {import('./run-load.mjs').Prepared} Prepared */
/** @typedef {import('./run-load.mjs').Section} Section */

const clean = ['word', 'two words', 'three words', 'price', 'in category', 'sort', 'deep'];
const mistyped = ['typo', 'transliterated', 'layout', 'inflected'];

const suggestPath = (/** @type {string} */ text) =>
  `/catalog/search/autocomplete-products?q=${encodeURIComponent(text)}`;

/**
 * Returns the texts that the search box sends while searches are typed letter by letter.
 * @param {Prepared['questions']} questions
 */
export const strokesOf = (questions) =>
  questions
    .filter(({ kind }) => clean.includes(kind) || mistyped.includes(kind) || kind === 'code')
    .flatMap((one) =>
      keystrokes([one]).map((text) => ({
        kind: one.kind === 'code' ? 'code' : mistyped.includes(one.kind) ? 'mistyped' : 'words',
        path: suggestPath(text),
      })),
    );

/**
 * Measures suggestions at a fixed arrival rate, and the same route with a catalogue that does not search.
 * @param {Prepared} prepared
 * @returns {Promise<Section[]>}
 */
export async function runSuggestions(prepared) {
  const { settings, world, canned } = prepared;
  const { rate, warmUp, seconds } = settings;
  const lookups = strokesOf(prepared.questions);
  await step('Warm-up', async () => {
    for (const target of [canned, world])
      await throughput(prepared, { name: 'warm-up', target, lookups, seconds: warmUp });
  });
  const nothing = await step(`no-op call, ${rate} a second`, () =>
    atRate(prepared, { name: 'no-op call', target: canned, lookups, rate }),
  );
  const typed = await step(`suggestions, ${rate} a second`, () =>
    atRate(prepared, { name: 'suggestions', target: world, lookups, rate }),
  );
  const throughputs = [];
  for (const [name, target] of /** @type {const} */ ([
    ['no-op call', canned],
    ['suggestions', world],
  ])) {
    throughputs.push(
      await step(`${name}, highest throughput`, () => throughput(prepared, { name, target, lookups, seconds })),
    );
  }
  return [
    {
      title: `Suggestions while typing, ${rate} arrivals a second`,
      rows: [nothing.all, typed.all, ...typed.kinds],
      notes: [`the p95 is ${(typed.all.p95 / Math.max(0.01, nothing.all.p95)).toFixed(2)}× the p95 of the no-op call`],
    },
    { title: `Highest throughput over ${settings.connections} connections`, rows: throughputs },
  ];
}
