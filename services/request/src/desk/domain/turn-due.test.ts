import { expect, it } from 'vitest';
import { defaultSlaTerms } from '../../requests/domain/sla-timers.js';
import { lateShipments, turnDue } from './turn-due.js';

const statusAt = new Date('2026-11-20T12:00:00Z');
const terms = defaultSlaTerms;
const shipment = { status: 'partially_paid', statusAt } as const;

it('a supplier ships by the agreed day, to its end in Moscow', () => {
  expect(turnDue(shipment, { side: 'supplier', terms, shipBy: '2026-12-12' })).toEqual(
    new Date('2026-12-12T20:59:59Z'),
  );
  expect(turnDue(shipment, { side: 'supplier', terms, shipBy: undefined })).toBeUndefined();
});

it('every other step is due at the limit of its stage', () => {
  const offer = { status: 'send_to_supplier', statusAt } as const;
  expect(turnDue(offer, { side: 'supplier', terms, shipBy: undefined })).toEqual(new Date('2026-11-23T12:00:00Z'));
  expect(turnDue(shipment, { side: 'broker', terms, shipBy: '2026-12-12' })).toEqual(new Date('2027-01-04T12:00:00Z'));
});

it('shipments are late from the day after the one of the deal', () => {
  const days = ['2026-12-11', '2026-12-12', '2026-12-13', undefined];
  const shipments = days.map((shipBy, place) => ({ shipBy, kind: place === 0 ? ('rfd' as const) : ('rfc' as const) }));
  const today = { now: new Date('2026-12-12T12:00:00Z'), endOfDay: new Date('2026-12-12T21:00:00Z') };
  expect(lateShipments(shipments, today)).toEqual({
    late: 1,
    lateFromCatalogue: 0,
    dueToday: 1,
    dueTodayFromCatalogue: 1,
  });
});
