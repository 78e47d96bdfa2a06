import {
  type CardTextField,
  cardTextFields,
  cardTextLimit,
  checkTranslation,
  type Endpoints,
  propertyOf,
  type RemovedReviewView,
  type TranslationFieldView,
  type TranslationView,
} from '@setu/contract';
import { internal, invalid } from '@setu/kit/core';
import type { CardContent, GetCardFormResponse } from '@setu/proto/catalogue/card_forms';
import type { CardDetails } from '@setu/proto/catalogue/cards';
import type { GetTranslationResponse } from '@setu/proto/review/translations';
import type { CallContext, CallContextOf } from '../http/call-context.js';
import { removedReviewView, reviewHeadView, rowOf } from '../present/review.js';
import { textOrNull } from '../present/text.js';
import { managersOf } from './card-managers.js';
import { cardToMove, findReview, moved, shownIn, unlessRemoved } from './review.js';

type Texts = Record<CardTextField, string>;

/** Builds a record with a value for each translated text. */
const byField = <Value>(textOf: (field: CardTextField) => Value) =>
  // The names are exactly those of the type.
  Object.fromEntries(cardTextFields.map((field) => [field, textOf(field)])) as Record<CardTextField, Value>;

/** Returns a card's English texts. */
const englishOf = (content: CardContent): Texts => byField((field) => content[propertyOf(field)]);

/** Returns the English texts of a published version. */
const publishedEnglish = (details: CardDetails): Texts => {
  const all = { ...details.card, ...details };
  return byField((field) => all[propertyOf(field)]?.en ?? '');
};

interface Sources {
  form: GetCardFormResponse;
  saved: GetTranslationResponse;
  published: CardDetails | undefined;
}

/**
 * Returns the previous version of a changed English text, and since when it differs: since its translation into
 * Russian, or otherwise since its publication.
 */
const changedSince = (
  text: string,
  { translated, published }: Record<'translated' | 'published', string | undefined>,
): Pick<TranslationFieldView, 'english_before' | 'changed_since'> => {
  if (translated !== undefined)
    return translated === text
      ? { english_before: null, changed_since: null }
      : { english_before: translated, changed_since: 'translated' };
  if (published === undefined || published === text) return { english_before: null, changed_since: null };
  return { english_before: published, changed_since: 'published' };
};

/**
 * Returns the card's texts that are not empty, each with its saved Russian draft, or otherwise with its published
 * Russian text.
 */
const fieldsOf = ({ form, saved, published }: Sources): TranslationFieldView[] => {
  const english = form.content ? englishOf(form.content) : undefined;
  const before = published && form.draftVersion > 0 ? publishedEnglish(published) : undefined;
  return cardTextFields.flatMap((field) => {
    const text = english?.[field] ?? '';
    if (text.trim() === '') return [];
    const typed = saved.russian[field];
    const russian = typed ?? form.russian[field] ?? '';
    const isMachine = saved.machineFields.includes(field);
    const source = typed === undefined ? ('published' as const) : isMachine ? ('machine' as const) : ('typed' as const);
    return {
      ...{ field, english: text, russian, max: cardTextLimit(field) },
      ...changedSince(text, { translated: saved.english[field], published: before?.[field] }),
      source: russian === '' ? ('none' as const) : source,
    };
  });
};

/** Returns a card's texts in both languages, and the review in which they are translated. */
export const translationPage = async (
  call: CallContext,
  reviewId: string,
): Promise<TranslationView | RemovedReviewView> => {
  const saved = await call.deps.services.review.getTranslation({ reviewId }, call.reads());
  const review = moved(saved);
  const { skuId } = rowOf(review);
  const { catalogue } = call.deps.services;
  const parts = await unlessRemoved(
    Promise.all([catalogue.getCardForm({ skuId }, call.reads()), catalogue.compareVersions({ skuId }, call.reads())]),
  );
  if (parts === undefined) return removedReviewView(review, call.locale);
  const [form, { published }] = parts;
  if (form.card?.card === undefined) throw internal('a form without its card');
  const shown = shownIn('ru', await managersOf(call, [form.card.card]));
  return {
    review: reviewHeadView(review),
    card: shown(form.card),
    fields: fieldsOf({ form, saved, published }),
    forbidden: saved.forbiddenWords,
    saved_at: textOrNull(saved.savedAt),
    seq: Number(saved.seq),
    has_machine: saved.hasMachine,
  };
};

/** Rejects a translation in which the page's own checks find an error. The errors use the names of the input fields. */
const mustBeSound = (russian: Readonly<Record<string, string | undefined>>, english: Texts) => {
  const failures = cardTextFields.flatMap((field) => {
    if (english[field].trim() === '') return [];
    const text = { english: english[field], russian: russian[field] ?? '', max: cardTextLimit(field) };
    const error = checkTranslation(text).find(({ level }) => level === 'error');
    return error ? [[`product_sku_ru.${field}`, { code: error.code, params: error.params }] as const] : [];
  });
  if (failures.length > 0) throw invalid(Object.fromEntries(failures));
};

const written = (texts: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).flatMap(([field, text]) => (text === undefined ? [] : [[field, text]])));

/** Completes the translation. The card is published in both languages, in the version that was approved. */
export const publishTranslation = async (call: CallContextOf<Endpoints['publishTranslation']>): Promise<void> => {
  const { product_sku_ru: russian, version: expectedVersion } = call.input;
  const reviewId = call.params.review;
  const row = rowOf(await findReview(call, reviewId));
  const card = await cardToMove(call, row, 'translate');
  const english = card?.content ? englishOf(card.content) : byField(() => '');
  const cardEdit = card?.edit ?? 0;
  if (row.moves.includes('translate')) mustBeSound(russian, english);
  const command = { reviewId, russian: written(russian), english, expectedVersion, cardEdit };
  await call.deps.services.review.completeTranslation(command, call.writes());
};

/** Saves a translation as typed, without checking it. */
export const saveTranslation = async (call: CallContextOf<Endpoints['saveTranslation']>): Promise<void> => {
  const { product_sku_ru: russian, product_sku: english, machine: machineFields, editor = '', seq } = call.input;
  const texts = { russian: written(russian), english: written(english) };
  const saved = { ...texts, machineFields, editor, seq: seq === undefined ? undefined : BigInt(seq) };
  await call.deps.services.review.saveTranslation({ ...saved, reviewId: call.params.review }, call.writes());
};
