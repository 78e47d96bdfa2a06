import { type Action, after } from '@setu/review/simulation';
import type { Checker } from './index.js';

const actionTo: Readonly<Record<string, Action>> = {
  ...{ reviewed: 'return', approved: 'approve', corrected: 'correct', completed: 'complete' },
  ...{ created: 'restart', withdrawn: 'withdraw' },
};

const isOver = (status: string): boolean => ['completed', 'withdrawn'].includes(status);

/** The history of every review is a path of its lifecycle, without gaps, and a card has at most one open review. */
export const reviewsAreLegal: Checker = function* ({ facts: { review: facts } }) {
  for (const { id, status } of facts.product_review) {
    const steps = facts.review_step.filter((each) => each.review_id === id).sort((a, b) => a.seq - b.seq);
    const statuses = steps.map((step) => step.status);
    const shown = statuses.join(' > ');
    for (const [index, next] of statuses.entries()) {
      const before = statuses[index - 1];
      const action = actionTo[next];
      const allowed = before === undefined || action === undefined ? next : after(before as 'created', action);
      if (allowed !== next) yield `${shown} is not a path`;
    }
    if (statuses[0] !== 'created') yield `a review begins with ${statuses[0]}`;
    if (statuses.at(-1) !== status) yield `${shown} ends otherwise than its review, which is ${status}`;
    if (steps.some(({ seq }, index) => seq !== index + 1)) yield `${shown} has gaps in its numbers`;
  }
  const open = facts.product_review.filter(({ status }) => !isOver(status)).map(({ sku_id: sku }) => sku);
  if (new Set(open).size !== open.length) yield 'a card has two open reviews';
};

/** Every draft is being reviewed, so that nobody waits for a card that nobody sees. A removed card is not. */
export const draftsAreReviewed: Checker = function* ({ facts: { catalogue, review } }) {
  for (const { id, draft_version: draft, removed_at: removed } of catalogue.sku) {
    const open = review.product_review.find(({ sku_id: sku, status }) => sku === id && !isOver(status));
    if (removed !== null && open !== undefined) yield `the review of a removed card is still ${open.status}`;
    if (removed === null && draft !== null && open === undefined) yield `the draft of ${id} has no open review`;
    if (removed === null && draft === null && open !== undefined) yield `a card without a draft is ${open.status}`;
  }
};

/** A public version is exactly the one that a reviewer approved, with the Russian text of that review. */
export const publishedCardsWereApproved: Checker = function* ({ facts: { catalogue, review } }) {
  for (const { id, published_version: version } of catalogue.sku) {
    if (version === null) continue;
    const shown = catalogue.sku_version.find((each) => each.sku_id === id && each.version === version);
    const done = review.product_review.filter((each) => each.sku_id === id && each.status === 'completed');
    const own = done.find((each) => each.card_version === version && each.approved_edit === shown?.edit);
    if (own === undefined) {
      yield `version ${version}, edit ${shown?.edit} of ${id} is public, but no review approved it`;
      continue;
    }
    const text = review.translation.find((each) => each.review_id === own.id)?.russian.name;
    if (shown?.name_ru !== text) yield `the public name is ${shown?.name_ru}, and the translation said ${text}`;
  }
};

/** What other services and the search know of cards and reviews agrees with their owners. */
export const cardReadModelsConverge: Checker = function* ({ facts: { catalogue, review } }) {
  const listed = new Set(catalogue.search_doc.map(({ sku_id: sku }) => sku));
  for (const card of catalogue.sku) {
    const { id, published_version: published, removed_at: removed, revision } = card;
    const isPublic = published !== null && removed === null;
    if (listed.has(id) !== isPublic) yield `${id} is ${isPublic ? '' : 'not '}public, and lists think otherwise`;
    const known = review.sku_copy.find((each) => each.id === id);
    if (removed === null && known?.revision !== revision)
      yield `reviews know revision ${known?.revision} of ${revision}`;
  }
  for (const { id, status, revision } of review.product_review) {
    const known = catalogue.sku_review.find((each) => each.review_id === id);
    if (known?.status !== status) yield `the catalogue takes a review that is ${status} for ${known?.status}`;
    else if (known.revision !== revision) yield `the catalogue knows an old reviewer of ${id}`;
  }
};
