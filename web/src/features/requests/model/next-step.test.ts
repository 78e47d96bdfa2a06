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
    const request = { status: 'contracted', permissions: ['view', 'manage'], waits_for: side } as const;
    expect(nextStep({ ...request, permissions: [...request.permissions] }, reader)?.waitsFor).toBe(waitsFor);
  });

  it.each([
    ['contracted', 'customer', 'contracted'],
    ['contracted', 'broker', 'advance_reported'],
    ['partially_paid', 'supplier', 'partially_paid'],
    ['partially_paid', 'broker', 'shipment_reported'],
    ['in_work', 'broker', 'in_work'],
  ] as const)('a request in %s with responsible party %s is at step %s', (status, side, name) => {
    expect(nextStep({ status, permissions: ['view'], waits_for: side }, 'customer')?.name).toBe(name);
  });

  it('a manager who is not assigned to the request only watches', () => {
    const step = nextStep({ status: 'in_work', permissions: ['view'], waits_for: 'broker' }, 'broker');
    expect(step).toEqual({ name: 'in_work', key: 'onlooker', waitsFor: 'broker' });
  });

  it('a draft and a rejected request have no next step', () => {
    for (const status of requestStatuses.filter((name) => !requestSequence.some((step) => step === name))) {
      expect(nextStep({ status, permissions: [], waits_for: null }, 'customer')).toBeNull();
    }
  });

  it('time in a status counts only while a deal is in progress', () => {
    expect(requestStatuses.filter(isUnderWay)).toEqual(requestSequence.filter((status) => status !== 'completed'));
  });
});
