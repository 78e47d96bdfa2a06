import type { Money } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import type { RequestDeps } from '../../deps.js';
import type { Request } from '../../requests/domain/request.js';
import type { DraftCustomer } from '../domain/customer.js';
import type { Draft } from '../domain/draft.js';

/** What a draft begins with. */
export interface Beginning extends Pick<Request, 'kind' | 'contact' | 'name' | 'skuId' | 'supplierCompanyId'> {
  /** Reserved for it; a new one where there is none. */
  id?: string;
  /** Undefined: its author never gets it again for what it was made from. */
  source: string | undefined;
  cartLineId?: string | undefined;
  customerPrice?: Money | undefined;
  /** A manager's: for whom he writes it. */
  customer?: DraftCustomer | undefined;
}

/** Takes who writes and what it begins with, gives a request as it is first kept, and its draft. */
export function newDraft(
  { ids, clock }: RequestDeps,
  { userId, companyId, companyType }: Actor,
  { id = ids.id(), source, cartLineId, customerPrice, customer, ...beginning }: Beginning,
): { request: Request; draft: Draft } {
  const at = clock.now();
  const draft: Draft = {
    requestId: id,
    authorUserId: userId,
    untouchedSource: source,
    cartLineId,
    editor: '',
    seq: 0n,
    savedAt: undefined,
    customer,
  };
  const request: Request = {
    ...beginning,
    ...{ id, status: 'draft', version: 1, eventSeq: 1, createdAt: at, statusAt: at },
    authorUserId: userId,
    // A manager's is the broker's own until it is said for whom it is.
    customerCompanyId: customer?.companyId ?? companyId,
    isCreatedByBroker: companyType === 'broker',
    ...{ brokerManagerId: undefined, sentToSupplierAt: undefined, invitees: [], publication: undefined },
    customerPrice,
    total: customerPrice && { money: customerPrice, rate: undefined },
  };
  return { request, draft };
}
