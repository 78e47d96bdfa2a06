import type { CompanyType } from '@setu/proto/words';
import type { Status } from './lifecycle.js';
import type { Party } from './rights.js';

const contracted: readonly Status[] = ['contracted', 'partially_paid', 'completed'];

/** True once customer and supplier know each other: the request has been contracted, whatever became of it after. */
export const areIntroduced = (history: readonly { status: Status }[]): boolean =>
  history.some(({ status }) => contracted.includes(status));

/** Whose people bring a request into a status. */
const movers: Record<Status, CompanyType> = {
  draft: 'customer',
  new: 'customer',
  in_work: 'broker',
  send_to_supplier: 'broker',
  offer_received: 'broker',
  supplier_selected: 'broker',
  contracted: 'broker',
  partially_paid: 'broker',
  completed: 'broker',
  rejected_by_customer: 'customer',
  rejected_by_supplier: 'supplier',
  rejected_by_broker: 'broker',
};

/** Whose person brought a request into a status; a request the broker wrote is the broker's until it is in work. */
export function sideOf(status: Status, { isCreatedByBroker }: { isCreatedByBroker: boolean }): CompanyType {
  const isWriting = status === 'draft' || status === 'new';
  return isWriting && isCreatedByBroker ? 'broker' : movers[status];
}

/**
 * Whether a party may know the people of a side: its own, the broker's, everybody once customer and supplier are
 * introduced; the broker's people know all.
 */
export const mayKnow = ({ companyType }: Pick<Party, 'companyType'>, side: CompanyType, introduced: boolean): boolean =>
  introduced || side === 'broker' || companyType === 'broker' || companyType === side;
