import { type MilestoneKind, milestoneKinds } from '@setu/proto/words';
import { describe, expect, it } from 'vitest';
import type { Status } from '../../requests/domain/lifecycle.js';
import type { Party, Subject } from '../../requests/domain/rights.js';
import { milestoneOrder } from './delivery-terms.js';
import { changesOf, factsAfter } from './milestone.js';
import { checkedReport, daysOf, noteMax } from './milestone-report.js';
import { currentMilestones, isOverdue, laterOf } from './order.js';
import { demandReporting, mayPlan, mayRead, mayReport } from './rights.js';

const party = (companyType: string, companyId: string, over: Partial<Party> = {}): Party => ({
  ...{ userId: `${companyId} person`, companyId, companyType, roles: [], commerceAllowed: true, ...over },
});
const parties = {
  buyer: party('customer', 'volga', { userId: 'author' }),
  colleague: party('customer', 'volga'),
  locked: party('customer', 'volga', { commerceAllowed: false }),
  rival: party('customer', 'onega'),
  manager: party('broker', 'setu', { userId: 'manager', roles: ['TEAM_MANAGER'] }),
  onlooker: party('broker', 'setu', { roles: ['TEAM_MANAGER'] }),
  senior: party('broker', 'setu', { roles: ['TEAM_ADMIN'] }),
  reviewer: party('broker', 'setu', { roles: ['TEAM_PRODUCT_REVIEWER'] }),
  supplier: party('supplier', 'kaveri'),
  otherSupplier: party('supplier', 'deccan'),
  notChosen: party('supplier', 'nilgiri'),
} as const;
type Who = keyof typeof parties;

const request = (status: Status = 'contracted'): Subject => ({
  status,
  authorUserId: 'author',
  isCreatedByBroker: false,
  customerCompanyId: 'volga',
  brokerManagerId: 'manager',
  supplierCompanyId: 'kaveri',
  sentToSupplierAt: new Date('2026-11-01'),
  invitees: [
    { companyId: 'kaveri', state: 'chosen' },
    { companyId: 'nilgiri', state: 'not_chosen' },
  ],
});

/** Returns the error code that rejects the report, or 'yes' if it is allowed. */
function refusalOf(who: Who, kind: MilestoneKind, plans = false): string {
  try {
    demandReporting(parties[who], request(), { kind, plans });
    return 'yes';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('Who may report milestones', () => {
  const all = [...milestoneKinds].join(' ');
  it.each<[Who, string]>([
    ['buyer', 'advance delivered balance'],
    ['colleague', 'advance delivered balance'],
    ['locked', ''],
    ['rival', ''],
    ['manager', all],
    ['senior', all],
    ['onlooker', ''],
    ['reviewer', ''],
    ['supplier', 'shipped'],
    ['otherSupplier', ''],
    ['notChosen', ''],
  ])('%s may report as happened: %s', (who, kinds) => {
    const may = milestoneKinds.filter((kind) => mayReport(parties[who], request(), { kind, isReported: false }));
    expect(may.join(' ')).toBe(kinds);
    expect(milestoneKinds.filter((kind) => refusalOf(who, kind) === 'yes')).toEqual(may);
  });

  it('a supplier that was not chosen may not read milestones', () => {
    const readers = (Object.keys(parties) as Who[]).filter((who) => mayRead(parties[who], request()));
    expect(readers).toEqual(['buyer', 'colleague', 'locked', 'manager', 'onlooker', 'senior', 'supplier']);
  });

  it('only brokers may plan and correct milestones', () => {
    const planning = (Object.keys(parties) as Who[]).filter((who) => mayPlan(parties[who], request()));
    expect(planning).toEqual(['manager', 'senior']);
    expect(refusalOf('buyer', 'advance', true)).toBe('access_denied');
    const again = (Object.keys(parties) as Who[]).filter((who) =>
      milestoneKinds.some((kind) => mayReport(parties[who], request(), { kind, isReported: true })),
    );
    expect(again).toEqual(['manager', 'senior']);
  });

  it.each<[Who, string]>([
    ['rival', 'not_found'],
    ['otherSupplier', 'not_found'],
    ['reviewer', 'not_found'],
    ['onlooker', 'access_denied'],
    ['locked', 'commerce_not_allowed'],
    ['supplier', 'access_denied'],
    ['notChosen', 'access_denied'],
  ])("%s may not report another side's milestone: %s", (who, code) => {
    expect(refusalOf(who, 'advance')).toBe(code);
  });

  it('milestones exist only for contracted deals', () => {
    const open = (status: Status) => mayReport(parties.senior, request(status), { kind: 'advance', isReported: false });
    expect(['contracted', 'partially_paid', 'completed'].map((status) => open(status as Status))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['supplier_selected', 'rejected_by_customer'].map((status) => open(status as Status))).toEqual([
      false,
      false,
    ]);
  });
});

describe('The content of a milestone report', () => {
  const days = daysOf(new Date('2026-11-01T22:00:00Z'), new Date('2026-11-20T22:00:00Z'), 'Europe/Moscow');
  const report = (over: object) =>
    checkedReport({ expectedOn: undefined, happenedOn: undefined, note: undefined, files: undefined, ...over }, days);
  const codes = (over: object): Record<string, string> => {
    try {
      report(over);
      return {};
    } catch (error) {
      const { fields } = error as { fields: { path: string; code: string }[] };
      return Object.fromEntries(fields.map(({ path, code }) => [path, code]));
    }
  };

  it.each([
    [{ happenedOn: '2026-11-02' }, {}],
    [{ happenedOn: '2026-11-21' }, {}],
    [{ happenedOn: '2026-11-01' }, { happened: 'before_contract' }],
    [{ happenedOn: '2026-11-22' }, { happened: 'date_in_future' }],
    [{ happenedOn: '31.12.2026' }, { happened: 'invalid_date' }],
    [{ happenedOn: '' }, {}],
    [{ expectedOn: '2027-03-01' }, {}],
    [{ expectedOn: '2026-10-31' }, { expected: 'before_contract' }],
    [{ expectedOn: '2026-02-30' }, { expected: 'invalid_date' }],
    [{ note: 'я'.repeat(noteMax + 1) }, { note: 'length_max' }],
  ])('%o has the errors %o', (over, expected) => {
    expect(codes(over)).toEqual(expected);
  });

  it('leaves absent fields unchanged, clears a date sent as empty, and audits only real changes', () => {
    const before = { expectedOn: '2026-12-01', happenedOn: '2026-11-10', note: 'Рейс 12', files: [] };
    const after = factsAfter(before, report({ happenedOn: '', note: ' Рейс 12 ' }));
    expect(after).toEqual({ ...before, happenedOn: undefined });
    expect(changesOf(before, after)).toEqual([{ field: 'happened', from: '2026-11-10', to: '' }]);
    expect(changesOf(before, factsAfter(before, report({ expectedOn: '2026-12-01' })))).toEqual([]);
  });
});

describe('The current milestones', () => {
  const all = (days: Partial<Record<MilestoneKind, { expectedOn?: string; happenedOn?: string }>>) =>
    new Map(milestoneKinds.map((kind) => [kind, { expectedOn: undefined, happenedOn: undefined, ...days[kind] }]));
  const done = { happenedOn: '2026-11-10' };

  it.each<[string, Status, Parameters<typeof all>[0], MilestoneKind[]]>([
    ['the advance', 'contracted', { shipped: { expectedOn: '2026-11-01' } }, ['advance']],
    ['nothing until the broker confirms the advance', 'contracted', { advance: done }, []],
    ['the shipment', 'partially_paid', { advance: done }, ['shipped']],
    ['the shipment, if the advance was confirmed without a report', 'partially_paid', {}, ['shipped']],
    [
      'the balance that is due before the shipment, and the shipment, which it does not hold up',
      'partially_paid',
      { advance: done, shipped: { expectedOn: '2026-12-16' }, balance: { expectedOn: '2026-12-14' } },
      ['balance', 'shipped'],
    ],
    ['customs and the delivery', 'partially_paid', { advance: done, shipped: done }, ['at_customs', 'delivered']],
    ['the delivery', 'partially_paid', { advance: done, shipped: done, at_customs: done }, ['delivered']],
  ])('are %s', (_, status, days, current) => {
    const known = all(days);
    expect(currentMilestones(status, known, milestoneOrder(undefined, known))).toEqual(current);
  });
});

it('a balance that the payment terms place before the shipment does not hold up the milestones after it', () => {
  const order = ['advance', 'balance', 'shipped', 'at_customs', 'delivered'] as const;
  const after = (...done: MilestoneKind[]) =>
    currentMilestones(
      'partially_paid',
      new Map(done.map((kind) => [kind, { expectedOn: undefined, happenedOn: '2026-11-10' }])),
      order,
    );
  expect(after('advance')).toEqual(['balance', 'shipped']);
  expect(after('advance', 'shipped')).toEqual(['balance', 'at_customs', 'delivered']);
  expect(after('advance', 'balance')).toEqual(['shipped']);
  const paidLate = new Map([
    ['shipped', { expectedOn: undefined, happenedOn: '2026-11-10' }],
    ['balance', { expectedOn: undefined, happenedOn: '2026-11-12' }],
  ] as const);
  expect([laterOf('shipped', paidLate, order), laterOf('balance', paidLate, order)]).toEqual(['balance', undefined]);
});

describe('The usual order of milestones', () => {
  const happened = (days: Partial<Record<MilestoneKind, string>>) =>
    new Map(milestoneKinds.map((kind) => [kind, { expectedOn: undefined, happenedOn: days[kind] }]));

  it.each([
    ['delivered', { shipped: '2026-11-10', delivered: '2026-11-09' }, 'shipped'],
    ['delivered', { shipped: '2026-11-10', delivered: '2026-11-10' }, undefined],
    ['delivered', { balance: '2026-11-01', delivered: '2026-11-10' }, undefined],
    ['balance', { shipped: '2026-11-10', delivered: '2026-11-12', balance: '2026-11-09' }, 'delivered'],
    ['balance', { shipped: '2026-11-10' }, undefined],
  ] as const)('names the milestone that should precede %s among %o but has a later date: %s', (kind, days, later) => {
    expect(laterOf(kind, happened(days))).toBe(later);
  });

  it.each([
    ['2026-11-19', undefined, true],
    ['2026-11-20', undefined, false],
    ['2026-11-19', '2026-11-20', false],
    [undefined, undefined, false],
  ])('a milestone expected on %s that happened on %s is overdue: %s', (expectedOn, happenedOn, overdue) => {
    expect(isOverdue({ expectedOn, happenedOn }, '2026-11-20')).toBe(overdue);
  });
});
