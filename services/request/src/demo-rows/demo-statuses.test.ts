import {
  companies,
  demoApplications,
  demoDeals,
  demoFailedPapers,
  demoFiles,
  demoInvites,
  demoMissedSearches,
  demoRefusedAddresses,
  demoRequests,
  demoReviews,
  demoUnverifiedSignatures,
  demoWebhooks,
  users,
} from '@setu/demo-world';
import {
  applicationStatuses,
  declineReasons,
  milestoneKinds,
  requestStatuses,
  reviewStatuses,
  sampleStates,
  sampleVerdicts,
  userStatuses,
} from '@setu/proto/words';
import { expect, it } from 'vitest';

const now = new Date('2026-11-20T09:00:00.000Z');
const deals = demoDeals(now);
const samples = deals.flatMap((deal) => deal.samples);
const declined = deals.flatMap(({ invited }) => invited.flatMap((one) => one.declined ?? []));
const claims = deals.flatMap((deal) => deal.claims);
const invites = demoInvites(now);

/** The state of a sample, as the product derives it. */
function stateOf({ answered, judged }: (typeof samples)[number]): string {
  if (judged !== null) return 'judged';
  if (answered === null) return 'asked';
  return 'reason' in answered ? 'declined' : 'sent';
}

it.each<[what: string, words: readonly string[], shown: readonly string[]]>([
  ['request', requestStatuses, demoRequests(now).map(({ status }) => status)],
  ['review', reviewStatuses, demoReviews(now).map(({ status }) => status)],
  ['application', applicationStatuses, demoApplications(now).map(({ status }) => status)],
  // An invited user is an invitation until the person joins.
  ['user', userStatuses, [...users.map(({ status }) => status), ...invites.map(() => 'invited')]],
  [
    'invitation to a team',
    ['valid', 'expired'],
    invites.map(({ validFor }) => (validFor > now.toISOString() ? 'valid' : 'expired')),
  ],
  ['sample', sampleStates, samples.map(stateOf)],
  ['verdict on a sample', sampleVerdicts, samples.flatMap(({ judged }) => judged?.verdict ?? [])],
  ['claim', ['open', 'settled'], claims.map(({ settled }) => (settled === null ? 'open' : 'settled'))],
  ['milestone', milestoneKinds, deals.flatMap(({ milestones }) => milestones.map(({ kind }) => kind))],
])('the demo world shows every status of a %s', (_, words, shown) => {
  expect([...new Set(shown)].sort()).toEqual([...words].sort());
});

/** What went wrong for someone, and must be seen in the product without waiting for it to happen. */
const troubles: [what: string, found: number][] = [
  ['a refused address', demoRefusedAddresses(now).length],
  ['an expired invitation to a team', invites.filter(({ validFor }) => validFor < now.toISOString()).length],
  ['an expired certificate', demoFiles.filter(({ validUntil }) => (validUntil ?? '9') < now.toISOString()).length],
  ['a document that could not be made', demoFailedPapers(now).length],
  ['a signature that could not be verified', demoUnverifiedSignatures.length],
  ['a locked company', companies.filter(({ active }) => !active).length],
  ['a disabled user', users.filter(({ status }) => status === 'disabled').length],
  ['a rejected application', demoApplications(now).filter(({ rejectReason }) => rejectReason !== '').length],
  ['a declined invitation', declined.length],
  ['a declined sample', samples.filter((sample) => stateOf(sample) === 'declined').length],
  ['an open claim', claims.filter(({ settled }) => settled === null).length],
  ['a webhook whose event was not delivered', demoWebhooks(now).length],
  ['a search without results', demoMissedSearches(now).length],
];

it.each(troubles)('the demo world shows %s', (_, found) => {
  expect(found).toBeGreaterThan(0);
});

it('the reasons of declined invitations are known to the product', () => {
  expect(declineReasons).toEqual(expect.arrayContaining(declined.map(({ reason }) => reason)));
});
