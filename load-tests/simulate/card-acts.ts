import * as cardForms from '@setu/proto/catalogue/card_forms';
import { CardContent } from '@setu/proto/catalogue/card_forms';
import { PriceMode } from '@setu/proto/catalogue/words';
import * as reviews from '@setu/proto/review/reviews';
import * as translations from '@setu/proto/review/translations';
import type { Deal } from './acts.js';
import { catalogueIds } from './catalogue.js';
import type { CardAct, Step } from './deal.js';
import { companyOf, rupees, userIdOf } from './people.js';

/** The messages of the calls about cards and their reviews. */
export const cardMessages: Readonly<Record<string, unknown>> = { ...cardForms, ...reviews, ...translations };

const russian = { name: 'Насос шестерённый', area: 'Масло', description: 'Качает масло', features: 'Тихий' };

/** Returns the content of a card's form. Its name says which step wrote it. */
const contentOf = ({ key }: Step, { skuId }: Deal): CardContent =>
  CardContent.fromPartial({
    ...{ categoryId: catalogueIds.pumps, name: `Gear pump ${key}`, vendorCode: skuId.slice(-12), hsCode: '8413.60' },
    ...{ priceMode: PriceMode.EXACT, priceFrom: rupees(50_000), paymentAdvance: 0.3, paymentTransfer: 0.7 },
    ...{ incoTerms: 'FOB', incoPlace: 'Mundra', minimumQuantum: 1, width: 10, height: 20, length: 30, weight: 4.5 },
    ...{ leadDays: 10, unitId: catalogueIds.unit, countryId: 'IND', colorId: catalogueIds.color, brand: 'Kaveri' },
    ...{ industryIds: [catalogueIds.industry], area: 'Oil', features: 'Quiet', description: 'Pumps oil' },
    ...{ condition: 'New', specialInstructions: 'Keep dry', shipmentMethod: 'sea', shipmentDescription: 'Crate' },
    ...{ shipmentPort: 'Mundra', pictureIds: [catalogueIds.picture] },
  });

type Build = (step: Step, deal: Deal) => object;

/** The calls of the acts on a card and its review: the method, its request and its service. */
export const cardBuilders: Record<CardAct, readonly [method: string, build: Build, service: string]> = {
  reserve: ['reserveCardId', () => ({ companyId: companyOf.kaveri }), 'catalogue'],
  write: [
    'createCard',
    (step, deal) => ({ skuId: deal.skuId, companyId: companyOf.kaveri, content: contentOf(step, deal) }),
    'catalogue',
  ],
  edit: [
    'writeCard',
    (step, deal) => ({ skuId: deal.skuId, content: contentOf(step, deal), expectedEdit: deal.edit || undefined }),
    'catalogue',
  ],
  form: ['getCardForm', (_, { skuId }) => ({ skuId }), 'catalogue'],
  drop: ['removeCard', (_, { skuId }) => ({ skuId }), 'catalogue'],
  seek: ['findReview', (_, { skuId }) => ({ skuId }), 'review'],
  return: [
    'returnReview',
    ({ key }, { reviewId }) => ({ reviewId, comments: { name: `Comment of ${key}` } }),
    'review',
  ],
  correct: ['correctReview', (_, { reviewId }) => ({ reviewId }), 'review'],
  restart: ['restartReview', (_, { reviewId }) => ({ reviewId }), 'review'],
  give: ['setReviewer', (_, { reviewId }) => ({ reviewId, reviewerId: userIdOf('reviewer') }), 'review'],
  approve: [
    'approveReview',
    (_, { reviewId, draftVersion, edit }) => ({ reviewId, cardVersion: draftVersion, cardEdit: edit, pictureCount: 1 }),
    'review',
  ],
  translate: [
    'completeTranslation',
    ({ key }, { reviewId, edit }) => ({
      ...{ reviewId, cardEdit: edit, russian: { ...russian, name: `${russian.name} ${key}` } },
      english: { name: 'Gear pump', area: 'Oil', description: 'Pumps oil', features: 'Quiet' },
    }),
    'review',
  ],
};

/** Takes over what the page that made a call about a card knows afterwards. */
export function learnOfCard(deal: Deal, answer: unknown): void {
  const { skuId, edit, draftVersion, card, review } = answer as {
    skuId?: string;
    edit?: number;
    draftVersion?: number;
    card?: { version?: number };
    review?: { row?: { id: string } };
  };
  if (skuId) deal.skuId = skuId;
  if (edit) deal.edit = edit;
  if (draftVersion ?? card?.version) deal.draftVersion = draftVersion ?? card?.version ?? 0;
  if (review?.row) deal.reviewId = review.row.id;
}
