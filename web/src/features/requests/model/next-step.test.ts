import { requestSequence, requestStatuses } from '@setu/contract';
import { describe, expect, it } from 'vitest';
import { aRequest, managerMoves } from '../../../testing/builders/request';
import { closingOf } from './closing';
import { isUnderWay, nextStep, openStep } from './next-step';

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

describe('what the reader may do now', () => {
  it('a manager moves it on and rejects it, a customer cancels it', () => {
    const manager = { moves: managerMoves('send_to_supplier') };
    expect([openStep(manager), closingOf(manager)]).toEqual([
      'send_to_supplier',
      { act: 'reject', status: 'rejected_by_broker' },
    ]);
    expect([openStep(aRequest()), closingOf(aRequest())]).toEqual([
      null,
      { act: 'cancel', status: 'rejected_by_customer' },
    ]);
  });

  it('where the server offers nothing there is no button', () => {
    expect([openStep({ moves: [] }), closingOf({ moves: [] })]).toEqual([null, null]);
  });
});
