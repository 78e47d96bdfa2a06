import { companies, demoApplications, demoCards, demoReviews, users } from '@setu/demo-world';
import type { Application } from './applications/domain/application.js';
import type { CompanyCopy, SkuCopy, UserCopy } from './copies/domain/copies.js';
import type { ReviewDeps } from './deps.js';
import type { Review, ReviewComment } from './reviews/domain/review.js';

/** The demo world's reviews and applications in every status, and the copies their lists show. */
export async function loadDemo({ write, clock }: Pick<ReviewDeps, 'write' | 'clock'>): Promise<void> {
  const reviews = demoReviews(clock.now());
  const applications = demoApplications(clock.now());
  await write(async (stores) => {
    await stores.people.putUsers(users.map(userCopy));
    await stores.people.putCompanies(companies.map(companyCopy));
    await stores.cards.load(demoCards().map(skuCopy));
    await stores.reviews.add(reviews.map(review), reviews.flatMap(commentsOf));
    await stores.applications.add(applications.map(application));
  });
}

const dateOf = (instant: string | null): Date | undefined => (instant === null ? undefined : new Date(instant));

const userCopy = ({ id, companyId, name, surname, patronymic, roles, status }: (typeof users)[number]): UserCopy => ({
  ...{ id, companyId, name, surname, patronymic, roles, status, version: 1 },
});

const companyCopy = (company: (typeof companies)[number]): CompanyCopy => {
  const { id, type, shortName, active, brokerManagerId } = company;
  return { id, type, shortName, active, brokerManagerId: brokerManagerId || undefined, version: 1 };
};

const skuCopy = (card: ReturnType<typeof demoCards>[number]): SkuCopy => {
  const { id, companyId: supplierId, name, state, brokerManagerId } = card;
  return { id, supplierId, name, state, brokerManagerId: brokerManagerId || undefined, revision: 1 };
};

type DemoReview = ReturnType<typeof demoReviews>[number];

const review = ({ cardId, supplierCompanyId, fieldComments: _, ...row }: DemoReview): Review => ({
  ...row,
  skuId: cardId,
  supplierId: supplierCompanyId,
  reviewerId: row.reviewerId ?? undefined,
  managerId: row.managerId || undefined,
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
});

const commentsOf = ({ id: reviewId, fieldComments }: DemoReview): ReviewComment[] =>
  Object.entries(fieldComments).map(([field, text]) => ({ reviewId, field, text }));

const application = (row: ReturnType<typeof demoApplications>[number]): Application => {
  const { brokerManagerId, createdAt, inWorkAt, completedAt, regulationAccepted: _, ...rest } = row;
  return {
    ...rest,
    managerId: brokerManagerId ?? undefined,
    createdAt: new Date(createdAt),
    inWorkAt: dateOf(inWorkAt),
    completedAt: dateOf(completedAt),
  };
};
