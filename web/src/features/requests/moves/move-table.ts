import { type OpenMoveView, type RequestStatus, type RequestView, rejectedStatuses } from '@setu/contract';
import { isMoveField } from './move-fields';

/** What is said of a move: texts `<words>.question`, `consequence`, `action`, `failed`, `done`. */
type MoveWords =
  | `move.${'in_work' | 'send_to_supplier' | 'offer_received' | 'supplier_selected'}`
  | `move.${'contracted' | 'partially_paid' | 'completed'}`
  | 'close.cancel'
  | 'close.reject'
  | 'close.decline';

/** The moves this build has words for. A new one is a row here and its texts; its fields come with the request. */
const moveWords: Partial<Record<RequestStatus, MoveWords>> = {
  in_work: 'move.in_work',
  send_to_supplier: 'move.send_to_supplier',
  offer_received: 'move.offer_received',
  supplier_selected: 'move.supplier_selected',
  contracted: 'move.contracted',
  partially_paid: 'move.partially_paid',
  completed: 'move.completed',
  rejected_by_customer: 'close.cancel',
  rejected_by_supplier: 'close.decline',
  rejected_by_broker: 'close.reject',
};

/** A move the reader may make now, with its words. */
export interface OfferedMove extends OpenMoveView {
  words: MoveWords;
  /** It ends the request. */
  isEnd: boolean;
}

const isEnd = (status: RequestStatus): boolean => (rejectedStatuses as readonly RequestStatus[]).includes(status);

/** Takes what the reader may do now, gives the moves that can be offered: with words, and no field that is not known. */
export function offeredMoves({ moves }: Pick<RequestView, 'moves'>): OfferedMove[] {
  return moves.flatMap((move) => {
    const words = moveWords[move.status];
    return words && move.needs.every(isMoveField) ? [{ ...move, words, isEnd: isEnd(move.status) }] : [];
  });
}
