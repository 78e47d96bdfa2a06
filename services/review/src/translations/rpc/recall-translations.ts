import { cut } from '@setu/kit/core';
import { termsIn } from '../../glossary/domain/terms.js';
import { mustSee } from '../../queues/domain/queues.js';
import type { Rpc } from '../../served.js';
import { termView } from '../../wire/term-view.js';
import { matchesOf } from '../domain/matches.js';

const longest = 2000;

/** An empty text has no similar texts. */
export const recallTranslations: Rpc<'recallTranslations'> =
  ({ read }) =>
  async (request, { actor }) => {
    mustSee(actor, 'reviews');
    const text = cut(request.text.replaceAll('\0', '').trim(), longest);
    if (text === '') return { matches: [], terms: [] };
    const [found, terms] = await Promise.all([read.memory.like(text), read.glossary.within(text)]);
    return { matches: matchesOf(text, found), terms: termsIn(text, terms).map(termView) };
  };
