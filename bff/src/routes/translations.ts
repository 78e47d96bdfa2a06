import { endpoints } from '@setu/contract';
import { forbidden, isAppError } from '@setu/kit/core';
import type { GlossaryTerm } from '@setu/proto/review/translations';
import type { CallContext } from '../http/call-context.js';
import { readInput } from '../http/input.js';
import type { Answer } from '../http/route.js';
import { route } from '../http/route.js';
import { problemText } from '../language/texts.js';

const termView = ({ id, english: en, russian: ru, note, updatedAt }: GlossaryTerm) => ({
  ...{ id, en, ru, note, updated_at: updatedAt },
});

/** Returns the error of a failed translation on the field, whatever prevented the provider (specification section 8). */
const notTranslated = ({ locale }: Pick<CallContext, 'locale'>): Answer<never> => {
  const message = problemText(locale, 'translate_failed');
  return { refused: { status: 503, message, data: { error: { text: message }, codes: { text: 'translate_failed' } } } };
};

/** Machine translation, translation memory and the glossary. */
export const translationRoutes = [
  route(endpoints.translateText, { checksLate: true }, async (call): Promise<Answer<{ text: string }>> => {
    if (call.actor.companyType === 'customer') throw forbidden();
    const { text: english } = readInput(endpoints.translateText.input, call.body);
    await call.deps.translateLimit.take(call.actor.userId);
    try {
      const { text } = await call.deps.services.review.translateText({ text: english }, call.writes());
      return { data: { text } };
    } catch (error) {
      if (isAppError(error, 'unavailable')) return notTranslated(call);
      throw error;
    }
  }),
  route(endpoints.recallTranslations, async (call) => {
    const { matches, terms } = await call.deps.services.review.recallTranslations(
      { text: call.query.text },
      call.reads(),
    );
    const found = matches.map(({ english: en, russian: ru, match, skuId }) => ({ en, ru, match, sku_id: skuId }));
    return { data: { matches: found, terms: terms.map(termView) } };
  }),
  route(endpoints.getGlossary, async (call) => {
    const { terms, total } = await call.deps.services.review.listTerms(call.query, call.reads());
    return { data: { list: terms.map(termView), total } };
  }),
  route(endpoints.writeGlossary, async (call) => {
    const { input } = call;
    const { review } = call.deps.services;
    if ('remove' in input) await review.removeTerm({ id: input.remove }, call.writes());
    else {
      const { id = '', en: english, ru: russian, note } = input;
      await review.writeTerm({ id, english, russian, note }, call.writes());
    }
    return { data: {} };
  }),
];
