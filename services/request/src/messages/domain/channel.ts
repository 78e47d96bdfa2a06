import type { CompanyType } from '@setu/proto/words';
import type { Invitation } from '../../invitations/domain/invitation.js';
import type { Request } from '../../requests/domain/request.js';

/** A conversation about a request, between the brokers and the users of one company. */
export interface Channel {
  /** The type of the company. */
  party: Exclude<CompanyType, 'broker'>;
  companyId: string;
  /** The name in addresses and in the database. */
  name: string;
  /** Whether the company still takes part in the request, so that both sides can write. */
  isOpen: boolean;
}

/** Returns the channels of a request: one for the customer, and one for every invited supplier. */
export function channelsOf(
  { customerCompanyId }: Pick<Request, 'customerCompanyId'>,
  invitations: readonly Pick<Invitation, 'id' | 'supplierCompanyId' | 'state'>[],
): Channel[] {
  const suppliers = invitations.map(
    ({ id, supplierCompanyId: companyId, state }): Channel => ({
      party: 'supplier',
      companyId,
      name: `supplier-${id}`,
      isOpen: state === 'open' || state === 'chosen',
    }),
  );
  return [{ party: 'customer', companyId: customerCompanyId, name: 'customer', isOpen: true }, ...suppliers];
}
