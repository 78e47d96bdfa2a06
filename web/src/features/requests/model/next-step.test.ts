import { requestSequence, requestStatuses } from '@setu/contract';
import { describe, expect, it } from 'vitest';
import { isUnderWay, nextStep } from './next-step';

describe('Who waits for whom', () => {
  it.each([
    ['broker', 'customer', 'broker'],
    ['broker', 'broker', 'you'],
    ['supplier', 'supplier', 'you'],
    ['supplier', 'broker', 'supplier'],
    ['customer', 'customer', 'you'],
    [null, 'customer', 'nobody'],
  ] as const)('with responsible party %s, a %s waits for: %s', (side, reader, waitsFor) => {
    const request = {
      status: 'contracted',
      permissions: ['view', 'manage'],
      waits_for: side,
      waiting: [],
      isClaimed: false,
    } as const;
    expect(nextStep({ ...request, permissions: [...request.permissions] }, reader)?.waitsFor).toBe(waitsFor);
  });

  it.each([
    ['send_to_supplier', 'supplier', 'send_to_supplier'],
    ['send_to_supplier', 'broker', 'offers_given'],
    ['contracted', 'customer', 'contracted'],
    ['contracted', 'broker', 'advance_reported'],
    ['partially_paid', 'supplier', 'partially_paid'],
    ['partially_paid', 'broker', 'shipment_reported'],
    ['in_work', 'broker', 'in_work'],
  ] as const)('a request in %s with responsible party %s is at step %s', (status, side, name) => {
    expect(
      nextStep({ status, permissions: ['view'], waits_for: side, waiting: [], isClaimed: false }, 'customer')?.name,
    ).toBe(name);
  });

  it('a supplier who no longer takes part in a request has no next step, but sees the end of its own deal', () => {
    const request = { permissions: ['view' as const], waits_for: null, waiting: [], isClaimed: false };
    expect(nextStep({ ...request, status: 'offer_received' }, 'supplier')).toBeNull();
    expect(nextStep({ ...request, status: 'completed' }, 'supplier')?.waitsFor).toBe('nobody');
  });

  it('a manager who is not assigned to the request only watches', () => {
    const step = nextStep(
      { status: 'in_work', permissions: ['view'], waits_for: 'broker', waiting: [], isClaimed: false },
      'broker',
    );
    expect(step).toEqual({ name: 'in_work', key: 'onlooker', waitsFor: 'broker' });
  });

  it('an invited supplier is asked for an offer before the request is sent to suppliers', () => {
    const request = { permissions: ['view' as const], waiting: [], isClaimed: false };
    const stepOf = (waits_for: 'supplier' | 'broker') =>
      nextStep({ ...request, status: 'in_work', waits_for }, 'supplier');
    expect(stepOf('supplier')).toMatchObject({ name: 'send_to_supplier', waitsFor: 'you' });
    expect(stepOf('broker')).toMatchObject({ name: 'offers_given', waitsFor: 'broker' });
  });

  it('a manager who may settle the claim of a completed request does not only watch', () => {
    const claim = { permissions: ['view' as const], waits_for: null, waiting: [], isClaimed: true };
    const keyOf = (may: boolean) => nextStep({ ...claim, status: 'completed', may_close_claim: may }, 'broker')?.key;
    expect([keyOf(true), keyOf(false)]).toEqual(['broker', 'onlooker']);
  });

  it.each([
    ['customer', 'partially_paid', { name: 'claim', waitsFor: 'broker' }],
    ['customer', 'completed', { name: 'claim', waitsFor: 'broker' }],
    ['broker', 'completed', { name: 'claim', waitsFor: 'you' }],
    ['supplier', 'partially_paid', { name: 'shipment_reported', waitsFor: 'broker' }],
  ] as const)('an open claim comes first for a %s in %s, and suppliers do not know of it', (reader, status, step) => {
    const waits_for = status === 'completed' ? null : ('broker' as const);
    const request = {
      status,
      permissions: ['view' as const, 'manage' as const],
      waits_for,
      waiting: [],
      isClaimed: true,
    };
    expect(nextStep(request, reader)).toMatchObject(step);
  });

  it.each([
    [['offers'], 'offers'],
    [['question', 'offers'], 'question'],
    [['message'], 'message'],
    [['turn', 'message'], 'offer_received'],
    [['claim'], 'offer_received'],
    [[], 'offer_received'],
  ] as const)('what waits for the reader, %j, comes before a status that waits for the broker', (waiting, name) => {
    const request = { status: 'offer_received', permissions: ['view'], waits_for: 'broker', isClaimed: false } as const;
    const step = nextStep({ ...request, permissions: ['view'], waiting: [...waiting] }, 'customer');
    expect([step?.name, step?.waitsFor]).toEqual([name, name === 'offer_received' ? 'broker' : 'you']);
  });

  it('a draft and a rejected request have no next step', () => {
    for (const status of requestStatuses.filter((name) => !requestSequence.some((step) => step === name))) {
      expect(
        nextStep({ status, permissions: [], waits_for: null, waiting: [], isClaimed: false }, 'customer'),
      ).toBeNull();
    }
  });

  it('time in a status counts only while a deal is in progress', () => {
    expect(requestStatuses.filter(isUnderWay)).toEqual(requestSequence.filter((status) => status !== 'completed'));
  });
});
