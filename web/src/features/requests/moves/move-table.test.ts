import { describe, expect, it } from 'vitest';
import { aRequest, managerMoves } from '../../../testing/builders/request';
import { moveSchema } from './move-schema';
import { offeredMoves } from './move-table';

const names = (moves: ReturnType<typeof offeredMoves>) => moves.map(({ status, words }) => [status, words]);

describe('what the reader may do now', () => {
  it('a manager moves it on and rejects it, a customer cancels it', () => {
    expect(names(offeredMoves({ moves: managerMoves('send_to_supplier') }))).toEqual([
      ['send_to_supplier', 'move.send_to_supplier'],
      ['rejected_by_broker', 'close.reject'],
    ]);
    expect(names(offeredMoves(aRequest()))).toEqual([['rejected_by_customer', 'close.cancel']]);
  });

  it('where the server offers nothing, or asks for what this build cannot, there is no button', () => {
    expect(offeredMoves({ moves: [] })).toEqual([]);
    const price = { status: 'in_work', needs: ['offer_price'], optional: [], confirm: false } as const;
    expect(offeredMoves({ moves: [{ ...price, needs: [...price.needs], optional: [] }] })).toEqual([]);
  });
});

describe('the form of a move', () => {
  it('demands what the move needs, and leaves the rest open', () => {
    const needed = moveSchema({ needs: ['reject_reason', 'reject_comment'], optional: [] });
    expect(needed.safeParse({ reject_reason: '', reject_comment: ' ' }).error?.issues).toHaveLength(2);
    expect(needed.safeParse({ reject_reason: 'other', reject_comment: 'Передумали' }).success).toBe(true);
    const open = moveSchema({ needs: ['reject_reason'], optional: ['reject_comment'] });
    expect(open.safeParse({ reject_reason: 'other', reject_comment: '' }).success).toBe(true);
    expect(moveSchema({ needs: [], optional: [] }).safeParse({}).success).toBe(true);
  });
});
