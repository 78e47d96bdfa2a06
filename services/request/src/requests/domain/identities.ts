import type { CompanyType } from '@setu/proto/words';
import type { Status } from './lifecycle.js';
import type { Party } from './rights.js';

const contracted: readonly Status[] = ['contracted', 'partially_paid', 'completed'];

/**
 * Returns whether customer and supplier know each other. They know each other once the request was contracted, whatever
 * happens later.
 */
export const areIntroduced = (history: readonly { status: Status }[]): boolean =>
  history.some(({ status }) => contracted.includes(status));

/** The side whose users bring a request into each status. */
const actingSides: Record<Status, CompanyType> = {
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

/**
 * Returns the side that brought a request into a status. Before acceptance, a request written by the broker belongs to
 * the broker.
 */
export function sideOf(status: Status, { isCreatedByBroker }: { isCreatedByBroker: boolean }): CompanyType {
  const isWriting = status === 'draft' || status === 'new';
  return isWriting && isCreatedByBroker ? 'broker' : actingSides[status];
}

/**
 * Returns whether a party may know the users of a side. Everyone may know their own side and the brokers, and brokers
 * may know all sides. Once customer and supplier are introduced, everyone may know everyone.
 */
export const mayKnow = ({ companyType }: Pick<Party, 'companyType'>, side: CompanyType, introduced: boolean): boolean =>
  introduced || side === 'broker' || companyType === 'broker' || companyType === side;
