import { step } from '../../deploy/local/steps.mjs';
import { keystrokes } from '../data/make-questions.mjs';
import { atRate, throughput } from './measured.mjs';

/** @typedef {import('./run-load.mjs').Prepared} Prepared */
/** @typedef {import('./run-load.mjs').Section} Section */

const clean = ['word', 'two words', 'three words', 'price', 'in category', 'sort', 'deep'];
const mistyped = ['typo', 'transliterated', 'layout', 'inflected'];

const suggestPath = (/** @type {string} */ text) =>
  `/catalog/search/autocomplete-products?q=${encodeURIComponent(text)}`;

/** What the search box asks while questions are typed, letter by letter. @param {Prepared['questions']} questions */
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
 * Suggestions at the rate of arrival, beside the same route whose catalogue looks for nothing.
 * @param {Prepared} prepared
 * @returns {Promise<Section[]>}
 */
export async function runSuggestions(prepared) {
  const { settings, world, canned } = prepared;
  const { rate, warmUp, seconds } = settings;
  const asked = strokesOf(prepared.questions);
  await step('Warm-up', async () => {
    for (const target of [canned, world])
      await throughput(prepared, { name: 'warm-up', target, asked, seconds: warmUp });
  });
  const nothing = await step(`no-op call, ${rate} a second`, () =>
    atRate(prepared, { name: 'no-op call', target: canned, asked, rate }),
  );
  const typed = await step(`suggestions, ${rate} a second`, () =>
    atRate(prepared, { name: 'suggestions', target: world, asked, rate }),
  );
  const most = [];
  for (const [name, target] of /** @type {const} */ ([
    ['no-op call', canned],
    ['suggestions', world],
  ])) {
    most.push(
      await step(`${name}, as many as there can be`, () => throughput(prepared, { name, target, asked, seconds })),
    );
  }
  return [
    {
      title: `Suggestions as they are typed, ${rate} arrivals a second`,
      rows: [nothing.all, typed.all, ...typed.kinds],
      notes: [`p95 is ${(typed.all.p95 / Math.max(0.01, nothing.all.p95)).toFixed(2)}× the no-op call's`],
    },
    { title: `As many as ${settings.connections} connections get`, rows: most },
  ];
}
