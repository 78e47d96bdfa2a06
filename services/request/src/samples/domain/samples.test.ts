import { describe, expect, it } from 'vitest';
import type { Status } from '../../requests/domain/lifecycle.js';
import type { Party, Subject } from '../../requests/domain/rights.js';
import {
  askedSupplier,
  demandAsking,
  demandPassing,
  demandStep,
  mayAnswer,
  mayAsk,
  mayJudge,
  mayPassAddress,
  maySee,
  maySend,
  noSampleOf,
  shownAddress,
} from './rights.js';
import { isRepeated, readAsked, readStep, type Sample, type Step, textMax, trackingMax } from './sample.js';

const at = new Date('2026-11-01T20:00:00Z');
const request = (status: Status, over: Partial<Subject> = {}): Subject => ({
  ...{ status, authorUserId: 'author', customerCompanyId: 'volga', brokerManagerId: 'manager' },
  ...{ supplierCompanyId: 'kaveri', sentToSupplierAt: at, isCreatedByBroker: false },
  invitees: [
    { companyId: 'kaveri', state: 'open' },
    { companyId: 'nilgiri', state: 'open' },
  ],
  ...over,
});
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
  supplier: party('supplier', 'kaveri'),
  invited: party('supplier', 'nilgiri'),
  stranger: party('supplier', 'deccan'),
};
type Who = keyof typeof parties;
const who = (may: (party: Party) => boolean): string[] =>
  Object.entries(parties).flatMap(([name, one]) => (may(one) ? name : []));

const sample = (over: Partial<Sample> = {}): Sample => ({
  ...{
    id: 's',
    requestId: 'r',
    supplierCompanyId: 'kaveri',
    state: 'asked',
    comment: '250 г',
    address: '',
    addressPassedAt: undefined,
  },
  askedAt: at,
  ...{ askedByUserId: 'author', askedActingUserId: undefined, sentOn: undefined, tracking: '', declineReason: '' },
  ...{ answeredAt: undefined, answeredByUserId: undefined, answeredActingUserId: undefined, answeredSide: undefined },
  ...{ verdict: undefined, verdictComment: '', judgedAt: undefined, judgedByUserId: undefined },
  ...{ judgedActingUserId: undefined, ...over },
});

describe('Who may do what with samples', () => {
  it('the customer asks while the company may trade, the asked supplier or the managing brokers answer', () => {
    expect(who((one) => mayAsk(one, request('offer_received')))).toEqual(['buyer', 'colleague']);
    expect(who((one) => mayAnswer(one, request('contracted'), sample()))).toEqual(['manager', 'senior', 'supplier']);
    expect(who((one) => mayJudge(one, request('completed'), sample({ state: 'sent' })))).toEqual([
      'buyer',
      'colleague',
      'locked',
    ]);
  });

  it('a supplier sends a sample with an address only once the broker has passed it on', () => {
    const held = sample({ address: 'Самара' });
    const passed = sample({ address: 'Самара', addressPassedAt: at });
    const now = request('offer_received');
    expect(who((one) => maySend(one, now, held))).toEqual(['manager', 'senior']);
    expect(who((one) => maySend(one, now, passed))).toEqual(['manager', 'senior', 'supplier']);
    expect(who((one) => mayAnswer(one, now, held))).toContain('supplier');
    expect(who((one) => mayPassAddress(one, now, held))).toEqual(['manager', 'senior']);
    expect(who((one) => mayPassAddress(one, request('rejected_by_broker'), held))).toEqual([]);
    expect(who((one) => mayPassAddress(one, now, passed) || mayPassAddress(one, now, sample()))).toEqual([]);
    expect([shownAddress(parties.supplier, held), shownAddress(parties.manager, held)]).toEqual(['', 'Самара']);
    expect(shownAddress(parties.supplier, passed)).toBe('Самара');
  });

  it('a service has no samples, and a card without samples binds only its own supplier', () => {
    const card = { isService: false, companyId: 'kaveri', isSampleAvailable: false };
    expect(noSampleOf(card, 'kaveri')).toBe('not_given');
    expect(noSampleOf(card, 'nilgiri')).toBeUndefined();
    expect(noSampleOf({ ...card, isSampleAvailable: true }, 'kaveri')).toBeUndefined();
    expect(noSampleOf({ ...card, isService: true, isSampleAvailable: true }, 'nilgiri')).toBe('service');
    expect(noSampleOf(undefined, 'kaveri')).toBeUndefined();
  });

  it('a supplier sees only its own samples, and cannot answer once another supplier was chosen', () => {
    expect(who((one) => maySee(one, sample()))).not.toContain('invited');
    const lost = request('supplier_selected', {
      supplierCompanyId: 'nilgiri',
      invitees: [
        { companyId: 'kaveri', state: 'not_chosen' },
        { companyId: 'nilgiri', state: 'chosen' },
      ],
    });
    expect(who((one) => mayAnswer(one, lost, sample()))).toEqual(['manager', 'senior']);
  });

  it.each<[Status, string | undefined]>([
    ['in_work', undefined],
    ['send_to_supplier', 'kaveri'],
    ['offer_received', 'kaveri'],
    ['supplier_selected', 'kaveri'],
    ['contracted', undefined],
    ['completed', undefined],
    ['rejected_by_customer', undefined],
  ])('in the status %s the customer may ask %s', (status, supplier) => {
    const sentAt = status === 'in_work' ? undefined : at;
    expect(askedSupplier(request(status, { sentToSupplierAt: sentAt }))).toBe(supplier);
  });

  it('a sample of a rejected request is not sent, but can still be judged', () => {
    const rejected = request('rejected_by_customer');
    expect(mayAnswer(parties.supplier, rejected, sample())).toBe(false);
    expect(mayJudge(parties.buyer, rejected, sample({ state: 'sent' }))).toBe(true);
  });

  it('each step is possible in one state only', () => {
    for (const state of ['sent', 'judged', 'declined'] as const)
      expect(mayAnswer(parties.supplier, request('offer_received'), sample({ state }))).toBe(false);
    for (const state of ['asked', 'judged', 'declined'] as const)
      expect(mayJudge(parties.buyer, request('offer_received'), sample({ state }))).toBe(false);
  });

  it.each<[Who, string, string, string]>([
    ['buyer', 'yes', 'access_denied', 'yes'],
    ['locked', 'commerce_not_allowed', 'access_denied', 'yes'],
    ['rival', 'not_found', 'access_denied', 'access_denied'],
    ['onlooker', 'access_denied', 'access_denied', 'access_denied'],
    ['manager', 'access_denied', 'yes', 'access_denied'],
    ['supplier', 'access_denied', 'yes', 'access_denied'],
    ['invited', 'access_denied', 'not_found', 'not_found'],
    ['stranger', 'not_found', 'not_found', 'not_found'],
  ])('%s: asks %s, sends %s, judges %s', (name, asks, sends, judges) => {
    const codeOf = (call: () => unknown): string => {
      try {
        call();
        return 'yes';
      } catch (error) {
        return (error as { code: string }).code;
      }
    };
    const of = { request: request('offer_received'), sample: sample() };
    expect([
      codeOf(() => demandAsking(parties[name], of.request)),
      codeOf(() => demandStep(parties[name], of, 'send')),
      codeOf(() => demandStep(parties[name], of, 'judge')),
    ]).toEqual([asks, sends, judges]);
  });
});

describe('The address of a sample', () => {
  it('is passed on by managers; suppliers who may not see the sample get “not found”', () => {
    const codeOf = (name: Who): string => {
      try {
        demandPassing(parties[name], { request: request('offer_received'), sample: sample() });
        return 'yes';
      } catch (error) {
        return (error as { code: string }).code;
      }
    };
    expect([codeOf('manager'), codeOf('senior')]).toEqual(['yes', 'yes']);
    expect([codeOf('buyer'), codeOf('onlooker'), codeOf('supplier')]).toEqual(Array(3).fill('access_denied'));
    expect([codeOf('invited'), codeOf('stranger')]).toEqual(['not_found', 'not_found']);
  });
});

describe('What a step needs', () => {
  const now = new Date('2026-11-05T20:00:00Z');
  const codes = (step: Step): Record<string, string> => {
    try {
      readStep(step, sample(), now);
      return {};
    } catch (error) {
      const { fields } = error as { fields: { path: string; code: string }[] };
      return Object.fromEntries(fields.map(({ path, code }) => [path, code]));
    }
  };
  const sentOn = (day: string, timeZone = 'Europe/Moscow', tracking = ''): Step => ({
    ...{ kind: 'send', sentOn: day, timeZone, tracking },
  });
  const long = 'я'.repeat(textMax + 1);

  it.each<[Step, object]>([
    [sentOn('2026-11-01'), {}],
    [sentOn('2026-11-05'), {}],
    // It is already the next day in India, on both ends.
    [sentOn('2026-11-06', 'Asia/Kolkata'), {}],
    [sentOn('2026-11-01', 'Asia/Kolkata'), { sent_on: 'before_sample' }],
    [sentOn('2026-10-31'), { sent_on: 'before_sample' }],
    [sentOn('2026-11-06'), { sent_on: 'date_in_future' }],
    [sentOn('5 Nov'), { sent_on: 'invalid_date' }],
    [sentOn(''), { sent_on: 'required' }],
    [sentOn('2026-11-05', 'Europe/Moscow', 'x'.repeat(trackingMax + 1)), { tracking: 'length_max' }],
    [{ kind: 'decline', reason: ' ' }, { reason: 'required' }],
    [{ kind: 'decline', reason: long }, { reason: 'length_max' }],
    [{ kind: 'judge', verdict: 'suits', comment: '' }, {}],
    [{ kind: 'judge', verdict: 'suits', comment: long }, { comment: 'length_max' }],
    [{ kind: 'judge', verdict: 'suits_with_remarks', comment: ' ' }, { comment: 'required' }],
    [{ kind: 'judge', verdict: 'does_not_suit', comment: '' }, { comment: 'required' }],
    [{ kind: 'judge', verdict: undefined, comment: 'x' }, { verdict: 'required' }],
  ])('%o has the errors %o', (step, expected) => {
    expect(codes(step)).toEqual(expected);
  });

  it('a comment is trimmed and required, an address is trimmed', () => {
    expect(readAsked({ comment: ' 250 г ', address: ' Самара ' })).toEqual({ comment: '250 г', address: 'Самара' });
    for (const comment of ['', ' ', long]) expect(() => readAsked({ comment, address: '' })).toThrow('comment');
    expect(() => readAsked({ comment: 'x', address: long })).toThrow('address');
  });

  it('counts as a repeat with the same content from the same user', () => {
    const values = readStep({ ...sentOn('2026-11-05', 'Europe/Moscow', 'AWB 1') }, sample(), now);
    const done = sample({ ...values, answeredAt: now, answeredByUserId: 'one' });
    expect([
      isRepeated(done, values, 'one'),
      isRepeated(done, values, 'two'),
      isRepeated(sample(), values, 'one'),
      isRepeated(done, { ...values, tracking: 'AWB 2' }, 'one'),
    ]).toEqual([true, false, false, false]);
  });
});
