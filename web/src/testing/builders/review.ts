import type {
  CardFormView,
  DiscussionView,
  PageContext,
  ReviewHeadView,
  ReviewListView,
  ReviewRowView,
  ReviewView,
  TranslationFieldView,
  TranslationView,
} from '@setu/contract';
import { aDetailedCard, ids } from './card';
import { aContext } from './context';

const id = (digit: string): string => `${digit.repeat(8)}-0000-4000-8000-000000000000`;

export const reviewIds = { review: id('a'), next: id('b'), reviewer: id('c'), manager: id('d') };

const anna = { id: reviewIds.reviewer, name: 'Анна', surname: 'Лебедева', patronymic: '' };
const ilya = { id: reviewIds.manager, name: 'Илья', surname: 'Соколов', patronymic: '' };

/** Returns a broker's user with the given roles, by default a reviewer. */
export function aReviewer(roles = ['TEAM_PRODUCT_REVIEWER']): PageContext {
  const context = aContext('broker');
  const user = context.user && { ...context.user, roles, permissions: ['review_queue' as const] };
  return { ...context, user };
}

export function aReviewRow(changes: Partial<ReviewRowView> = {}): ReviewRowView {
  return {
    id: reviewIds.review,
    status: 'corrected',
    product_sku: {
      ...{ id: ids.pump, name: 'Turmeric powder', vendor_code: 'MSH-TUR-32', picture: null, langs: {} },
      price: {
        ...{ price_mode: 'range', price_from: 186, price_to: 232, price_currency: 'INR' },
        unit: { id: ids.pump, name: 'кг', description: 'килограмм', langs: {} },
      },
    },
    company: { id: ids.company, short_name: 'Malabar Spice House', city: 'Кочин', langs: {} },
    reviewer: anna,
    manager: ilya,
    created_at: '2026-11-17T08:00:00Z',
    updated_at: '2026-11-20T08:00:00Z',
    is_mine: true,
    is_corrected: false,
    moves: ['review', 'approve'],
    ...changes,
  };
}

export const aReviewList = (list: ReviewRowView[] = [aReviewRow()]): ReviewListView => ({
  list,
  total: list.length,
  reviewers: [
    { ...anna, open_reviews: 4 },
    { ...anna, id: id('e'), name: 'Дмитрий', surname: 'Котов', open_reviews: 1 },
  ],
  managers: [ilya],
  queues: { mine: 2, nobody: 1 },
  counts: { created: 12, reviewed: 3, corrected: list.length, approved: 0, completed: 40, withdrawn: 0 },
});

export function aReviewHead(changes: Partial<ReviewHeadView> = {}): ReviewHeadView {
  return {
    id: reviewIds.review,
    status: 'created',
    version: 3,
    reviewer: anna,
    manager: ilya,
    created_at: '2026-11-17T08:00:00Z',
    updated_at: '2026-11-20T08:00:00Z',
    comments: {},
    past_comments: [],
    corrected: [],
    history: [{ status: 'created', at: '2026-11-17T08:00:00Z', by: ilya, acting: null, is_correction: false }],
    moves: ['review', 'approve'],
    queue: {
      position: 7,
      total: 23,
      previous: null,
      next: { name: 'product_sku_translate_page', params: { review: reviewIds.next } },
    },
    ...changes,
  };
}

const aForm: CardFormView = {
  card: { id: ids.pump, state: 'published', type: 'product', published_version: 3, draft_version: 4 },
  company: { id: ids.company, short_name: 'Malabar Spice House', city: null, verified: true },
  values: null,
  review: null,
  russian_name: '',
  russian_inco_place: '',
  locked_by: null,
};

/** Returns a review of a card whose description changed since the published version. */
export function aReviewView(changes: Partial<ReviewHeadView> = {}, view: Partial<ReviewView> = {}): ReviewView {
  const pictures = [
    {
      id: '0195a000-0000-7000-8000-00000000a001',
      url: '/media/file/0195a000-0000-7000-8000-00000000a001/picture.webp',
      original_name: 'turmeric.webp',
      color: '#f6e9d2',
    },
  ];
  const card = view.card ?? aDetailedCard({ name: 'Turmeric powder', description: 'Dried to 10% moisture.', pictures });
  const earlier = aDetailedCard({ name: 'Turmeric powder', description: 'Dried to 12% moisture.', pictures });
  const previous = view.previous === undefined ? earlier : view.previous;
  return {
    review: aReviewHead(changes),
    form: aForm,
    card,
    previous,
    returned: null,
    named: { card, previous, returned: null },
    changed: ['description'],
    forbidden: ['miracle', 'heal*'],
    price_norm: null,
    ...view,
  };
}

export function aTranslationField(changes: Partial<TranslationFieldView> = {}): TranslationFieldView {
  return {
    field: 'name',
    english: 'Turmeric powder',
    english_before: null,
    changed_since: null,
    russian: '',
    source: 'none',
    max: 300,
    ...changes,
  };
}

export const aTranslation = (fields: TranslationFieldView[]): TranslationView => ({
  review: aReviewHead({ status: 'approved', moves: ['review', 'translate', 'restart'] }),
  card: aDetailedCard({ name: 'Turmeric powder', langs: { name: 'en' } }),
  fields,
  forbidden: ['панацея', 'излечива*'],
  saved_at: null,
  seq: 0,
  has_machine: true,
});

const remark = (digit: string, by: typeof anna, at: string, text: string): DiscussionView['remarks'][number] => ({
  ...{ id: id(digit), at, by, acting: null, text },
});

/** Returns an open discussion of the name, in which the reviewer asks and the card's manager answers. */
export const aDiscussion = (changes: Partial<DiscussionView> = {}): DiscussionView => ({
  id: id('f'),
  field: 'name',
  remarks: [
    remark('1', anna, '2026-11-20T08:42:00Z', 'Какой это помол?'),
    remark('2', ilya, '2026-11-20T08:58:00Z', 'Тонкий, по сертификату.'),
  ],
  resolved: null,
  may_resolve: true,
  ...changes,
});

/** The end of a discussion. */
export const endedByAnna: DiscussionView['resolved'] = { at: '2026-11-18T09:00:00Z', by: anna };
