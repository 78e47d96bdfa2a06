import { describe, expect, it } from 'vitest';
import { type Status, sequence } from './lifecycle.js';
import {
  defaultSlaTerms,
  isLate,
  lateBefore,
  openStages,
  responsibleParties,
  responsibleParty,
  slaTermsOf,
  slaTimerOf,
  statusesAwaiting,
  statusesHandedTo,
  termsOf,
} from './sla-timers.js';

const now = new Date('2026-11-20T12:00:00Z');
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

describe('The SLA timer of a stage', () => {
  it('exists for every open stage, with a responsible party and a time limit', () => {
    expect(openStages).toEqual(sequence.filter((status) => status !== 'completed'));
    expect(openStages.filter((status) => responsibleParties[status] === undefined)).toEqual([]);
    expect(lateBefore(defaultSlaTerms, now).map(({ status }) => status)).toEqual(openStages);
    expect(statusesAwaiting('supplier')).toEqual(['in_work', 'send_to_supplier', 'partially_paid']);
  });

  it('waits for the broker once an offer has come, the advance is reported, or the shipment is', () => {
    const parties = openStages.map((status) => [responsibleParty(status, false), responsibleParty(status, true)]);
    const changed = openStages.filter((_, index) => parties[index]?.[0] !== parties[index]?.[1]);
    expect(changed).toEqual(['send_to_supplier', 'contracted', 'partially_paid']);
    expect(changed.map((status) => responsibleParty(status, true))).toEqual(['broker', 'broker', 'broker']);
    expect([statusesHandedTo('broker'), statusesHandedTo('customer')]).toEqual([changed, []]);
  });

  it('waits for an invited supplier until its own offer, as that supplier knows it', () => {
    const partyFor = (isHandedOver: boolean, side: string) => responsibleParty('in_work', isHandedOver, side);
    expect([partyFor(false, 'supplier'), partyFor(true, 'supplier')]).toEqual(['supplier', 'broker']);
    expect([partyFor(false, 'broker'), partyFor(false, 'customer')]).toEqual(['broker', 'broker']);
  });

  it.each<[Status, number, 'late' | 'in time' | 'no timer']>([
    ['new', 4, 'in time'],
    ['new', 4.01, 'late'],
    ['in_work', 17, 'in time'],
    ['in_work', 25, 'late'],
    ['send_to_supplier', 73, 'late'],
    ['offer_received', 49, 'late'],
    ['supplier_selected', 71, 'in time'],
    ['contracted', 121, 'late'],
    ['partially_paid', 1079, 'in time'],
    ['partially_paid', 1081, 'late'],
    ['draft', 9999, 'no timer'],
    ['completed', 9999, 'no timer'],
    ['rejected_by_broker', 9999, 'no timer'],
  ])('in %s after %d hours is %s', (status, hours, expected) => {
    const timer = slaTimerOf({ status, statusAt: hoursAgo(hours) }, defaultSlaTerms);
    const late = isLate(timer, now) ? 'late' : 'in time';
    expect(timer ? late : 'no timer').toBe(expected);
    const limit = lateBefore(defaultSlaTerms, now).find((each) => each.status === status);
    expect(limit !== undefined && hoursAgo(hours) < limit.before).toBe(isLate(timer, now));
  });

  it('uses the settings, and the default where a setting is not a number', () => {
    const terms = slaTermsOf({
      'requests.new_hours': '8',
      'requests.in_work_hours': 'soon',
    });
    expect(terms).toEqual({ hours: { ...defaultSlaTerms.hours, new: 8 } });
    expect(slaTermsOf({})).toEqual(defaultSlaTerms);
  });
});

describe('The limits of a side', () => {
  it('are those of its own stages for customers and suppliers, and all for the broker', () => {
    const stagesOf = (side: string) => Object.keys(termsOf(side, defaultSlaTerms).hours);
    expect(stagesOf('customer')).toEqual(['contracted']);
    expect(stagesOf('supplier')).toEqual(['send_to_supplier', 'partially_paid']);
    expect(termsOf('broker', defaultSlaTerms)).toEqual(defaultSlaTerms);
  });
});
