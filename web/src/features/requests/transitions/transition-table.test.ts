import { describe, expect, it } from 'vitest';
import { aRequest, managerTransitions } from '../../../testing/builders/request';
import { bodyOf } from './transition-fields';
import { moveSchema } from './transition-schema';
import { offeredTransitions } from './transition-table';

const names = (moves: ReturnType<typeof offeredTransitions>) => moves.map(({ status, textKey }) => [status, textKey]);

describe("The reader's available actions", () => {
  it('a manager advances and rejects a request, a customer cancels it', () => {
    const inWork = { status: 'in_work', waits_for: 'broker' } as const;
    expect(names(offeredTransitions({ ...inWork, moves: managerTransitions('send_to_supplier') }))).toEqual([
      ['send_to_supplier', 'move.send_to_supplier'],
      ['rejected_by_broker', 'close.reject'],
    ]);
    expect(names(offeredTransitions(aRequest()))).toEqual([['rejected_by_customer', 'close.cancel']]);
  });

  it('there is no button if the server offers no transition or requires a field that this build does not know', () => {
    const request = { status: 'new', waits_for: 'broker' } as const;
    expect(offeredTransitions({ ...request, moves: [] })).toEqual([]);
    const needs = ['blood_group' as 'offer_price'];
    const moves = [{ status: 'in_work' as const, needs, optional: [], confirm: false }];
    expect(offeredTransitions({ ...request, moves })).toEqual([]);
  });

  it('an offer is recorded by hand only until one has come in the system', () => {
    const moves = [{ status: 'offer_received' as const, needs: [], optional: [], confirm: false }];
    const key = (waits_for: 'supplier' | 'broker') =>
      offeredTransitions({ status: 'send_to_supplier', waits_for, moves })[0]?.textKey;
    expect([key('supplier'), key('broker')]).toEqual(['move.offer_received', 'move.price_sent']);
  });
});

describe('The form of a transition', () => {
  it('requires the necessary fields and leaves the rest optional', () => {
    const needed = moveSchema({ needs: ['reject_reason', 'reject_comment'], optional: [] });
    expect(needed.safeParse({ reject_reason: '', reject_comment: ' ' }).error?.issues).toHaveLength(2);
    expect(needed.safeParse({ reject_reason: 'other', reject_comment: 'Передумали' }).success).toBe(true);
    const open = moveSchema({ needs: ['reject_reason'], optional: ['reject_comment'] });
    expect(open.safeParse({ reject_reason: 'other', reject_comment: '' }).success).toBe(true);
    expect(moveSchema({ needs: [], optional: [] }).safeParse({}).success).toBe(true);
    expect(moveSchema({ needs: [], optional: ['files'] }).safeParse({ files: [] }).success).toBe(true);
  });

  it('a contract requires a price above zero and a supplier from the search', () => {
    const contract = moveSchema({ needs: ['contract_price', 'supplier_id'], optional: [] });
    const codes = (values: object) => contract.safeParse(values).error?.issues.map(({ message }) => message);
    expect(codes({ contract_price: '', supplier_id: null })).toEqual(['required', 'required']);
    const supplier = { value: '018f0000-0000-7000-8000-000000000001', label: 'Kaveri' };
    expect(codes({ contract_price: '0.001', supplier_id: supplier })).toEqual(['not_positive']);
    expect(codes({ contract_price: '1497600.5', supplier_id: supplier })).toBeUndefined();
    expect(moveSchema({ needs: [], optional: ['supplier_id'] }).safeParse({ supplier_id: null }).success).toBe(true);
  });

  it('is sent in the call’s format: rupees as money, the choice by its id, empty fields not at all', () => {
    expect(bodyOf({ contract_price: '1497600.5', supplier_id: { value: 'id', label: 'Kaveri' } })).toEqual({
      contract_price: { value: 1_497_600.5, currency: 'INR' },
      supplier_id: 'id',
    });
    expect(bodyOf({ supplier_id: null, files: [] })).toEqual({});
    const file = { id: 'f', original_name: 'акт.pdf', size: 1, type: 'application/pdf', url: '/f' };
    expect(bodyOf({ files: [file] })).toEqual({ files: ['f'] });
    const shared = { contract_price: '1000.05', payment_share: '30' };
    expect(bodyOf(shared).payment).toEqual({ amount: 300.02, currency: 'INR' });
    expect(bodyOf({ ...shared, payment: '5' }).payment).toEqual({ amount: 5, currency: 'INR' });
  });
});
