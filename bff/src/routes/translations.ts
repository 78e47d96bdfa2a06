import { endpoints } from '@setu/contract';
import { forbidden, isAppError } from '@setu/kit/core';
import type { GlossaryTerm } from '@setu/proto/review/translations';
import type { Ask } from '../http/call-context.js';
import { readInput } from '../http/input.js';
import type { Answer } from '../http/route.js';
import { route } from '../http/route.js';
import { problemText } from '../language/texts.js';

const termView = ({ id, english: en, russian: ru, note, updatedAt }: GlossaryTerm) => ({
  ...{ id, en, ru, note, updated_at: updatedAt },
});

/** Returns the error of a failed translation on the field, whatever prevented the provider (specification section 8). */
const notTranslated = ({ locale }: Pick<Ask, 'locale'>): Answer<never> => {
  const message = problemText(locale, 'translate_failed');
  return { refused: { status: 503, message, data: { error: { text: message }, codes: { text: 'translate_failed' } } } };
};

/** Machine translation, translation memory and the glossary. */
export const translationRoutes = [
  route(endpoints.translateText, { checksLate: true }, async (ask): Promise<Answer<{ text: string }>> => {
    if (ask.actor.companyType === 'customer') throw forbidden();
    const { text: english } = readInput(endpoints.translateText.input, ask.body);
    await ask.deps.translateLimit.take(ask.actor.userId);
    try {
      const { text } = await ask.deps.services.review.translateText({ text: english }, ask.writes());
      return { data: { text } };
    } catch (error) {
      if (isAppError(error, 'unavailable')) return notTranslated(ask);
      throw error;
    }
  }),
  route(endpoints.recallTranslations, async (ask) => {
    const { matches, terms } = await ask.deps.services.review.recallTranslations({ text: ask.query.text }, ask.reads());
    const found = matches.map(({ english: en, russian: ru, match, skuId }) => ({ en, ru, match, sku_id: skuId }));
    return { data: { matches: found, terms: terms.map(termView) } };
  }),
  route(endpoints.getGlossary, async (ask) => {
    const { terms, total } = await ask.deps.services.review.listTerms(ask.query, ask.reads());
    return { data: { list: terms.map(termView), total } };
  }),
  route(endpoints.writeGlossary, async (ask) => {
    const { input } = ask;
    const { review } = ask.deps.services;
    if ('remove' in input) await review.removeTerm({ id: input.remove }, ask.writes());
    else {
      const { id = '', en: english, ru: russian, note } = input;
      await review.writeTerm({ id, english, russian, note }, ask.writes());
    }
    return { data: {} };
  }),
];
