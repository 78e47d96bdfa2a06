import { reviewCompleted } from '../../events.js';
import { transitionReview } from '../../reviews/changes/transition-review.js';
import { cardChanged } from '../../reviews/domain/refusals.js';
import type { Rpc } from '../../served.js';
import { forbiddenWords } from '../domain/forbidden-words.js';
import { areSame, ofCard, readTranslation, type TextField, type Texts } from '../domain/texts.js';

export const completeTranslation: Rpc<'completeTranslation'> =
  (deps) =>
  ({ reviewId, russian, english, expectedVersion, cardEdit }, { actor }) => {
    let texts: Texts = {};
    return transitionReview(deps, {
      ...{ actor, action: 'complete', reviewId, expectedVersion },
      async prepare({ cards, settings }, before) {
        // The card's row is locked. Its next event is therefore processed after this review is completed, and opens the
        // next review.
        const card = await cards.lock(before.skuId);
        const known = card?.draftVersion === before.cardVersion ? card.edit : 0;
        if (Math.max(known, cardEdit) > before.approvedEdit) throw cardChanged(before);
        texts = readTranslation(russian, english, forbiddenWords(await settings.values()));
        return {};
      },
      async save({ translations, memory, outbox }, review) {
        const { id, skuId, updatedAt: at } = review;
        const before = await translations.of(id);
        const { editor = '', seq = 0n } = before ?? {};
        // The save number continues from the form's last one. So a save still in progress cannot replace the published
        // text.
        await translations.save({
          reviewId: id,
          russian: texts,
          english: ofCard(english),
          machineFields: [],
          editor,
          seq: seq + 1n,
          savedAt: at,
        });
        await memory.store(approved(texts, english).map((text) => ({ ...text, skuId, approvedAt: at })));
        await outbox.add(reviewCompleted(review, { ...texts }));
      },
      isSame: async ({ translations }, { id }) =>
        areSame((await translations.of(id))?.russian ?? {}, readTranslation(russian, english)),
    });
  };

const approved = (texts: Texts, english: Readonly<Record<string, string>>) =>
  Object.entries(texts).flatMap(([field, russian]) => {
    const original = (english[field] ?? '').trim();
    return original === '' ? [] : [{ field: field as TextField, english: original, russian }];
  });
