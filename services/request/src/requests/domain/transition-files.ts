import type { CompanyType } from '@setu/proto/words';
import type { Status } from './lifecycle.js';

/** A side that may read the documents of a transition, in addition to the broker. */
type Side = Exclude<CompanyType, 'broker'>;

/** The side concerned by a transition before customer and supplier are introduced. */
const concerned: Partial<Record<Status, Side>> = {
  in_work: 'customer',
  rejected_by_customer: 'customer',
  rejected_by_supplier: 'supplier',
  rejected_by_broker: 'customer',
};

/** A transition with documents: its new status, and whether customer and supplier were introduced by then. */
export interface TransitionWithFiles {
  status: Status;
  introduced: boolean;
}

/**
 * Returns who may read the documents of a transition in addition to the broker.
 * - After the introduction: both sides.
 * - Before it: the side that the transition concerns, because the documents are its own or meant for it.
 * - While the broker collects and chooses offers: neither side, because such documents may reveal one side to the
 *   other.
 */
export function fileReaders({ status, introduced }: TransitionWithFiles): readonly Side[] {
  if (introduced) return ['customer', 'supplier'];
  const side = concerned[status];
  return side === undefined ? [] : [side];
}

/**
 * Returns whether a party that sees a transition may read its documents. Only the request's own supplier may, not other
 * suppliers.
 */
export function mayReadFiles(
  party: { companyType: string; companyId: string },
  transition: TransitionWithFiles & { supplierCompanyId: string | undefined },
): boolean {
  if (party.companyType === 'broker') return true;
  const isOwn = party.companyType !== 'supplier' || party.companyId === transition.supplierCompanyId;
  return isOwn && fileReaders(transition).some((side) => side === party.companyType);
}
