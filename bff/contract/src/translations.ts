import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { pageNumber } from './number-inputs.js';
import { translationRoutes } from './routes/translations.js';
import { textUpTo, uuid, writtenText } from './values.js';

/** A term in both languages. */
export const glossaryTermView = z.strictObject({
  id: uuid,
  en: z.string(),
  ru: z.string(),
  note: z.string(),
  updated_at: z.string(),
});
export type GlossaryTermView = z.infer<typeof glossaryTermView>;

/**
 * GET /broker/translation-memory: approved translations of similar texts, best first, and the glossary terms in the
 * text.
 */
export const translationMemoryView = z.strictObject({
  matches: z.array(
    z.strictObject({
      en: z.string(),
      ru: z.string(),
      /** The similarity to the text, 0 to 100. */
      match: z.number().int(),
      /** The card that it was approved for. */
      sku_id: uuid,
    }),
  ),
  terms: z.array(glossaryTermView),
});
export type TranslationMemoryView = z.infer<typeof translationMemoryView>;

/** GET /broker/glossary */
export const glossaryView = z.strictObject({ list: z.array(glossaryTermView), total: z.number().int() });
export type GlossaryView = z.infer<typeof glossaryView>;

/** POST /broker/glossary: adds a term, changes one, or deletes one (with `remove`). */
export const glossaryInput = z.union([
  z.object({ remove: uuid }),
  z.object({ id: uuid.optional(), en: writtenText(120), ru: writtenText(120), note: textUpTo(300).default('') }),
]);
export type GlossaryInput = z.input<typeof glossaryInput>;

export const translationEndpoints = /* @__PURE__ */ endpointsOf(translationRoutes, {
  translateText: {
    summary: 'Translates an English text into Russian by machine',
    input: z.object({ text: writtenText(5000) }),
    answer: z.strictObject({ text: z.string() }),
    top: ['text'],
  },
  recallTranslations: {
    summary: 'Lists approved translations of similar texts',
    query: z.object({ text: textUpTo(2000).default('') }),
    answer: translationMemoryView,
  },
  getGlossary: {
    summary: 'Lists terms with their approved translations',
    query: z.object({ search: textUpTo(200).default(''), page: pageNumber.default(1) }),
    answer: glossaryView,
  },
  writeGlossary: { summary: 'Saves or deletes a term', input: glossaryInput, answer: z.strictObject({}) },
});
