import type { CompanyType } from '@setu/proto/words';
import type { Invitation } from '../../invitations/domain/invitation.js';
import type { Request } from '../../requests/domain/request.js';

/** One conversation of a request: the brokers speak in it with one company's people and nobody else. */
export interface Channel {
  /** What the company is. */
  party: Exclude<CompanyType, 'broker'>;
  companyId: string;
  /** As addresses and the store name it. */
  name: string;
  /** The company still has part in the request: it is written to and answers. */
  isOpen: boolean;
}

/** The channels of a request: the customer's, and one of each supplier that was asked for an offer. */
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
