import type { CompanyType } from '@setu/proto/words';
import type { Status } from './lifecycle.js';

/** Which side reads the papers of a move, beside the broker's people. */
type Side = Exclude<CompanyType, 'broker'>;

/** Who is concerned by a move made before customer and supplier know each other. */
const concerned: Partial<Record<Status, Side>> = {
  in_work: 'customer',
  rejected_by_customer: 'customer',
  rejected_by_supplier: 'supplier',
  rejected_by_broker: 'customer',
};

/** A move with papers: where it led, and whether customer and supplier were introduced by then. */
export interface PaperedMove {
  status: Status;
  introduced: boolean;
}

/**
 * Who reads the papers of a move beside the broker. Once customer and supplier are introduced both do; before, the one
 * side the move concerns: its own papers, or those the broker gives it. Between the two, while the broker asks and
 * chooses, nobody but him does: such a paper may name either to the other.
 */
export function paperReaders({ status, introduced }: PaperedMove): readonly Side[] {
  if (introduced) return ['customer', 'supplier'];
  const side = concerned[status];
  return side === undefined ? [] : [side];
}

/** Whether a party that sees the move reads its papers; of suppliers only the one whose request it is. */
export function mayReadPapers(
  party: { companyType: string; companyId: string },
  move: PaperedMove & { supplierCompanyId: string | undefined },
): boolean {
  if (party.companyType === 'broker') return true;
  const isIts = party.companyType !== 'supplier' || party.companyId === move.supplierCompanyId;
  return isIts && paperReaders(move).some((side) => side === party.companyType);
}
