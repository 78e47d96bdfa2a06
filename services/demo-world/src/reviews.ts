import { applicationTable } from './applications-table.js';
import { demoCards } from './cards.js';
import { completeGstin } from './check-digits.js';
import { companyById, companyId, indianMobile, userId } from './companies/companies.js';
import { demoId } from './demo-id.js';
import { daysBefore } from './epoch.js';
import { industryId } from './industries.js';
import { numericHash } from './requests/requests.js';
import { pick, seededRandom, seedOf } from './seeded-random.js';
import type { DemoApplication, DemoReview } from './shapes/demo-review.js';

const reviewers = ['reviewer@setu.example', 'reviewer2@setu.example'].map(userId);

type Status = DemoReview['status'];

/**
 * The status histories of the drafts' reviews, assigned in rotation. The review of a published card is completed,
 * sometimes after a second round.
 */
const draftWays: readonly (readonly Status[])[] = [
  ['created'],
  ['created', 'reviewed'],
  ['created', 'reviewed', 'corrected'],
  ['created', 'approved'],
  ['created'],
  ['created', 'reviewed', 'corrected', 'approved'],
];
const doneWays: readonly (readonly Status[])[] = [
  ['created', 'approved', 'completed'],
  ['created', 'reviewed', 'corrected', 'approved', 'completed'],
  ['created', 'approved', 'completed'],
];

const remarks: ReadonlyArray<readonly [field: string, text: string]> = [
  ['hs_code', 'The code does not match the material: check the first six digits against the composition.'],
  ['description', 'Please say what the delivery includes and what the goods are intended for.'],
  ['technical_specification', 'The unit of the flow rate is missing, and the standard should include its year.'],
  ['pictures', 'The second photo shows a different size. Please replace it.'],
  ['price', 'This looks like the price per carton, but the unit is a piece.'],
];

const general = 'A good product page overall. One comment to resolve before it can be published.';

const supplier = companyById(companyId('kaveri'));

/** A draft that its manager deleted during its review, because the supplier had entered the product twice. */
export const deletedDraft = {
  id: demoId('card', 'KT-ASM-FTGFOP1-2'),
  companyId: supplier.id,
  name: { en: 'Assam tea FTGFOP1, second flush (entered twice)', ru: '' },
  vendorCode: 'KT-ASM-FTGFOP1-2',
  state: 'draft',
  brokerManagerId: supplier.brokerManagerId,
} as const;

/** Returns the review of the deleted draft, which ended with the deletion. */
function withdrawnReview(now: Date): DemoReview {
  const { id: cardId, vendorCode, companyId: supplierCompanyId, brokerManagerId: managerId } = deletedDraft;
  const reviewerId = pick(reviewers, 0);
  const steps: DemoReview['steps'] = [
    { status: 'created', at: daysBefore(now, 6.4), userId: managerId },
    { status: 'reviewed', at: daysBefore(now, 5.6), userId: reviewerId },
    { status: 'withdrawn', at: daysBefore(now, 5.2), userId: managerId },
  ];
  const text = 'This tea already has a product page with the same item code. Is it another one?';
  return {
    ...{ id: demoId('review', vendorCode), cardId, supplierCompanyId, status: 'withdrawn', reviewerId, managerId },
    ...{ steps, round: 1, createdAt: daysBefore(now, 6.4), updatedAt: daysBefore(now, 5.2) },
    comments: [{ round: 1, field: 'general', text, at: daysBefore(now, 5.6) }],
  };
}

/**
 * Returns product reviews in every status: those of all drafts, of the most recently published cards and of a deleted
 * draft.
 */
export function demoReviews(now: Date): DemoReview[] {
  const cards = demoCards();
  const drafts = cards.filter((card) => card.state === 'draft');
  const latest = cards
    .filter((card) => card.state === 'published')
    .sort((a, b) => a.publishedDaysAgo - b.publishedDaysAgo);
  const ofCards = [...drafts, ...latest.slice(0, 14)].map((card, i): DemoReview => {
    const random = seededRandom(seedOf(`review:${card.vendorCode}`));
    const isDraft = card.state === 'draft';
    const way = pick(isDraft ? draftWays : doneWays, i);
    const started = isDraft ? 0.2 + random() * 18 : card.publishedDaysAgo + 4 + random() * 6;
    const ended = isDraft ? started * (way.length === 1 ? 1 : 0.4) : card.publishedDaysAgo;
    // Each reviewer gets some reviews in every status.
    const reviewerId = pick(reviewers, i + Math.floor(i / draftWays.length));
    const managerId = card.brokerManagerId;
    const steps = way.map((status, n) => ({
      status,
      at: daysBefore(now, started + ((ended - started) * n) / Math.max(1, way.length - 1)),
      userId: status === 'created' || status === 'corrected' ? managerId : reviewerId,
    }));
    const returned = steps.find(({ status }) => status === 'reviewed');
    const text = pick(remarks, Math.floor(random() * 5));
    return {
      ...{ id: demoId('review', card.vendorCode), cardId: card.id, supplierCompanyId: card.companyId },
      ...{ status: way.at(-1) ?? 'created', reviewerId, managerId, steps },
      createdAt: daysBefore(now, started),
      updatedAt: daysBefore(now, ended),
      round: way.includes('corrected') ? 2 : 1,
      comments: returned === undefined ? [] : written(text, returned.at),
    };
  });
  return [...ofCards, withdrawnReview(now)];
}

const written = ([field, text]: readonly [field: string, text: string], at: string): DemoReview['comments'] => [
  { round: 1, field, text, at },
  { round: 1, field: 'general', text: general, at },
];

/** Returns supplier applications in every status. */
export function demoApplications(now: Date): DemoApplication[] {
  return applicationTable.map((row) => {
    const inWork = row.status === 'new' ? null : row.daysAgo * 0.8;
    const [name = '', surname = ''] = row.person.split(' ');
    return {
      id: demoId('application', row.key),
      numericHash: numericHash(`application-${row.key}`),
      status: row.status,
      createdAt: daysBefore(now, row.daysAgo),
      inWorkAt: inWork === null ? null : daysBefore(now, inWork),
      completedAt: row.status === 'completed' ? daysBefore(now, row.daysAgo * 0.5) : null,
      companyName: row.company,
      pan: row.pan,
      gstn: completeGstin(`${row.state}${row.pan}1Z`),
      importExportCode: row.pan,
      webSiteUrl: `https://${row.key}.example`,
      address: row.address,
      businessType: row.business,
      industryIds: row.industries.map(industryId),
      otherIndustry: row.industries.includes('other') ? row.otherIndustry : '',
      exportProductList: row.goods,
      contact: {
        name,
        surname,
        patronymic: '',
        designation: row.designation,
        phone: indianMobile(`application-${row.key}`),
        additionalPhone: '',
        email: `export@${row.key}.example`,
        additionalEmail: '',
      },
      brokerManagerId: row.status === 'new' ? null : userId(row.manager),
      rejectReason: row.rejectReason,
      fileIds: [],
      regulationAccepted: true,
    };
  });
}
