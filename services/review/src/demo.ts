import {
  companies,
  deletedDraft,
  demoApplications,
  demoCards,
  demoDiscussions,
  demoReviews,
  demoTerms,
  users,
} from '@setu/demo-world';
import { noContact } from '@setu/proto/contact-fields';
import { supplierCompanyFrom } from '@setu/proto/supplier-form';
import type { Application } from './applications/domain/application.js';
import type { ApplicationTransition } from './applications/domain/application-transition.js';
import type { ReviewDeps } from './deps.js';
import type { Discussion } from './discussions/domain/discussion.js';
import type { CardReadModel, CompanyReadModel, UserReadModel } from './read-models/domain/read-models.js';
import type { Review, ReviewComment, ReviewTransition } from './reviews/domain/review.js';
import type { TextField } from './translations/domain/texts.js';
import type { ApprovedText } from './translations/domain/translation.js';

/** Loads the demo world's reviews and applications in every status, and the read models for their lists. */
export async function loadDemo({ write, clock }: Pick<ReviewDeps, 'write' | 'clock'>): Promise<void> {
  const reviews = demoReviews(clock.now());
  const applications = demoApplications(clock.now());
  await write(async (stores) => {
    await stores.people.putUsers(users.map(userReadModel));
    await stores.people.putCompanies(companies.map(companyReadModel));
    await stores.cards.load([...demoCards(), deletedDraft].map(cardReadModel));
    await stores.cards.remove(deletedDraft.id, 2);
    await stores.reviews.add(reviews.map(review));
    await stores.rounds.addTransitions(reviews.flatMap(transitionsOf));
    await stores.rounds.addComments(reviews.flatMap(commentsOf));
    for (const talk of demoDiscussions(clock.now()).map(discussion)) {
      await stores.discussions.insert(talk);
      for (const remark of talk.remarks) await stores.discussions.addRemark(talk.id, remark);
    }
    await stores.memory.store(approvedTexts(clock.now()));
    await stores.glossary.add(demoTerms(clock.now()).map((term) => ({ ...term, updatedAt: new Date(term.updatedAt) })));
    await stores.applications.add(applications.map(application));
    for (const step of applications.flatMap(applicationSteps)) await stores.applicationTransitions.add(step);
  });
}

const dateOf = (instant: string | null): Date | undefined => (instant === null ? undefined : new Date(instant));

const userReadModel = ({
  id,
  companyId,
  name,
  surname,
  patronymic,
  roles,
  status,
}: (typeof users)[number]): UserReadModel => ({
  ...{ id, companyId, name, surname, patronymic, roles, status, version: 1 },
});

const companyReadModel = (company: (typeof companies)[number]): CompanyReadModel => {
  const { id, type, shortName, active, brokerManagerId } = company;
  return { id, type, shortName, active, brokerManagerId: brokerManagerId || undefined, version: 1 };
};

const cardReadModel = (card: DemoCard | typeof deletedDraft): CardReadModel => {
  const { id, companyId: supplierId, name, vendorCode, state, brokerManagerId } = card;
  const being = { draftVersion: state === 'draft' ? 1 : 0, edit: 1, revision: 1 };
  return { id, supplierId, name, vendorCode, state, brokerManagerId: brokerManagerId || undefined, ...being };
};

type DemoCard = ReturnType<typeof demoCards>[number];
type DemoReview = ReturnType<typeof demoReviews>[number];

const isApproved = ({ status }: DemoReview): boolean => status === 'approved' || status === 'completed';

const review = (row: DemoReview): Review => ({
  ...{ id: row.id, skuId: row.cardId, supplierId: row.supplierCompanyId, status: row.status, round: row.round },
  ...{ reviewerId: row.reviewerId, managerId: row.managerId || undefined },
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
  version: row.steps.length,
  revision: row.steps.length,
  cardVersion: 1,
  approvedEdit: isApproved(row) ? 1 : 0,
  correctedFields: [],
});

const transitionsOf = ({ id: reviewId, steps }: DemoReview): ReviewTransition[] =>
  steps.map(({ status, at, userId }, n) => ({
    ...{ reviewId, seq: n + 1, status, at: new Date(at), actingUserId: undefined },
    byUserId: userId || undefined,
  }));

const commentsOf = ({ id: reviewId, comments }: DemoReview): ReviewComment[] =>
  comments.map((comment) => ({ ...comment, reviewId, at: new Date(comment.at) }));

const discussion = ({ remarks, resolved, ...talk }: ReturnType<typeof demoDiscussions>[number]): Discussion => {
  const written = remarks.map(({ userId: byUserId, ...remark }) => ({
    ...{ ...remark, at: new Date(remark.at), byUserId, actingUserId: undefined },
  }));
  const [first] = written;
  if (first === undefined) throw new Error(`a discussion without remarks: ${talk.id}`);
  const resolution = resolved && { at: new Date(resolved.at), byUserId: resolved.userId, actingUserId: undefined };
  return {
    ...{ ...talk, openedAt: first.at, openedByUserId: first.byUserId },
    ...{ resolution: resolution ?? undefined, remarks: written },
  };
};

const textsOf = (card: DemoCard): [TextField, DemoCard['name']][] => [
  ['name', card.name],
  ['composition', card.composition],
  ['features', card.features],
  ['technical_specification', card.technicalSpecification],
  ['description', card.description],
];

/** Returns the texts of the published cards, each wording once. */
function approvedTexts(now: Date): ApprovedText[] {
  const known = new Set<string>();
  return demoCards().flatMap((card) => {
    if (card.state !== 'published') return [];
    const approvedAt = new Date(now.getTime() - card.publishedDaysAgo * 86_400_000);
    return textsOf(card).flatMap(([field, { en: english, ru: russian }]) => {
      if (english === '' || russian === '' || known.has(english)) return [];
      known.add(english);
      return [{ skuId: card.id, field, english, russian, approvedAt }];
    });
  });
}

/** Returns the log of an application, derived from its dates. */
const applicationSteps = (row: ReturnType<typeof demoApplications>[number]): ApplicationTransition[] => {
  const { id: applicationId, createdAt, inWorkAt, completedAt, rejectReason: text, status } = row;
  const byUserId = row.brokerManagerId ?? undefined;
  const by = { applicationId, byUserId, actingUserId: undefined };
  const moved = { ...by, kind: 'moved' } as const;
  const sent = { ...by, byUserId: undefined, kind: 'sent', at: new Date(createdAt) } as const;
  const acceptedAt = dateOf(inWorkAt);
  const done = dateOf(completedAt);
  return [
    sent,
    ...(acceptedAt ? [{ ...moved, at: acceptedAt, from: 'new', to: 'in_work' } as const] : []),
    ...(done ? [{ ...moved, at: done, from: 'in_work', to: 'completed' } as const] : []),
    ...(status === 'rejected' && acceptedAt
      ? [{ ...moved, at: new Date(acceptedAt.getTime() + 3_600_000), from: 'in_work', to: 'rejected', text } as const]
      : []),
  ];
};

const application = (row: ReturnType<typeof demoApplications>[number]): Application => {
  const { brokerManagerId, createdAt, inWorkAt, completedAt, regulationAccepted: _, ...rest } = row;
  return {
    ...{ ...supplierCompanyFrom({}), ...rest, contact: { ...noContact, ...rest.contact } },
    managerId: brokerManagerId ?? undefined,
    createdAt: new Date(createdAt),
    inWorkAt: dateOf(inWorkAt),
    completedAt: dateOf(completedAt),
  };
};
