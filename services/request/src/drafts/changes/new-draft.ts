import type { Money } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import type { RequestDeps } from '../../deps.js';
import type { Request } from '../../requests/domain/request.js';
import type { DraftCustomer } from '../domain/customer.js';
import type { Draft } from '../domain/draft.js';

/** The initial content of a draft. */
export interface InitialContent extends Pick<Request, 'kind' | 'contact' | 'name' | 'skuId' | 'supplierCompanyId'> {
  /** The reserved id. By default a new id is created. */
  id?: string;
  /**
   * What the draft is made from, so that the same source returns the same unedited draft. Undefined if no later call
   * may return this draft.
   */
  source: string | undefined;
  cartLineId?: string | undefined;
  customerPrice?: Money | undefined;
  /** The customer of a manager's draft. */
  customer?: DraftCustomer | undefined;
}

/** Returns a new request and its draft, ready to be inserted. */
export function newDraft(
  { ids, clock }: RequestDeps,
  { userId, companyId, companyType }: Actor,
  { id = ids.id(), source, cartLineId, customerPrice, customer, ...beginning }: InitialContent,
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
    // A manager's draft belongs to the broker until it has a customer.
    customerCompanyId: customer?.companyId ?? companyId,
    isCreatedByBroker: companyType === 'broker',
    ...{ brokerManagerId: undefined, sentToSupplierAt: undefined, invitees: [], publication: undefined },
    customerPrice,
    total: customerPrice && { money: customerPrice, rate: undefined },
  };
  return { request, draft };
}
