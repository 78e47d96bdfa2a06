import { requestSequence, requestStatuses } from '@setu/contract';
import { describe, expect, it } from 'vitest';
import { isUnderWay, nextStep } from './next-step';

describe('who waits for whom', () => {
  it.each([
    ['new', 'customer', 'broker'],
    ['new', 'broker', 'you'],
    ['send_to_supplier', 'supplier', 'you'],
    ['send_to_supplier', 'broker', 'supplier'],
    ['contracted', 'customer', 'you'],
    ['completed', 'customer', 'nobody'],
  ] as const)('in %s a %s is told: %s', (status, reader, waitsFor) => {
    expect(nextStep({ status, permissions: ['view', 'manage'] }, reader)?.waitsFor).toBe(waitsFor);
  });

  it('a manager whom the request does not belong to only looks on', () => {
    const step = nextStep({ status: 'in_work', permissions: ['view'] }, 'broker');
    expect(step).toEqual({ status: 'in_work', key: 'onlooker', waitsFor: 'broker' });
  });

  it('a draft and a rejected request have no next step', () => {
    for (const status of requestStatuses.filter((name) => !requestSequence.some((step) => step === name))) {
      expect(nextStep({ status, permissions: [] }, 'customer')).toBeNull();
    }
  });

  it('time in a status counts only while a deal is under way', () => {
    expect(requestStatuses.filter(isUnderWay)).toEqual(requestSequence.filter((status) => status !== 'completed'));
  });
});
