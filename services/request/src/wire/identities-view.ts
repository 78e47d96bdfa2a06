import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/view';
import type { CompanyType } from '@setu/proto/words';
import { mayKnow, sideOf } from '../requests/domain/identities.js';
import type { Status } from '../requests/domain/lifecycle.js';
import type { Gathered } from './gather-view.js';
import { companyRef, personRef } from './refs.js';

/** People and companies of a request as one reader may know them. */
export interface Shown {
  /** Who brought it into a status; in place of somebody the reader may not know stands the broker's manager. */
  person(userId: string | undefined, status: Status): wire.PersonRef | undefined;
  /** Undefined where the reader may not know it. */
  customer: wire.CompanyCopy | undefined;
  customerContact: wire.RequestContact | undefined;
  /** What an attached file is called, the how manieth it is in its list. */
  fileName(name: string, position: number): string;
  /** What the customer is ready to pay for a description, and what was bought before: no supplier learns it. */
  knowsTerms: boolean;
}

/** Takes a reader and a request, gives what of its people he may know; `introduced` once it has been contracted. */
export function shownTo(reader: Actor, gathered: Gathered, introduced: boolean): Shown {
  const { request, people, companies } = gathered;
  const knows = (side: CompanyType): boolean => mayKnow(reader, side, introduced);
  return {
    person: (userId, status) => {
      const isKnown = userId === undefined || knows(sideOf(status, request));
      return personRef(isKnown ? userId : request.brokerManagerId, people);
    },
    customer: knows('customer') ? companyRef(request.customerCompanyId, companies) : undefined,
    customerContact: knows('customer') ? request.contact : undefined,
    // Whoever wrote the request wrote of the customer.
    fileName: (name, position) => (knows('customer') ? name : neutralName(name, position)),
    knowsTerms: reader.companyType !== 'supplier',
  };
}

/** `attachment-2.pdf`: a file's own name may be a person's. */
function neutralName(name: string, position: number): string {
  const ending = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0].toLowerCase() ?? '';
  return `attachment-${position + 1}${ending}`;
}
