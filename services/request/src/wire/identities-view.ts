import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/view';
import type { CompanyType } from '@setu/proto/words';
import { mayKnow, sideOf } from '../requests/domain/identities.js';
import type { Status } from '../requests/domain/lifecycle.js';
import type { Gathered } from './gather-view.js';
import { companyRef, personRef } from './refs.js';

/** The users and companies of a request, limited to what one reader may know. */
export interface Shown {
  /**
   * Returns the user who brought the request into a status. If the reader may not know that user, it returns the
   * broker's manager.
   */
  person(userId: string | undefined, status: Status): wire.PersonRef | undefined;
  /** Undefined if the reader may not know the customer. */
  customer: wire.CompanyCopy | undefined;
  customerContact: wire.RequestContact | undefined;
  /** Returns the name to show for an attached file at a position in its list. */
  fileName(name: string, position: number): string;
  /**
   * Whether the reader may see the price the customer offers for a description, and earlier purchases. Suppliers never
   * may.
   */
  knowsTerms: boolean;
}

/**
 * Returns the users and companies of a request that the reader may know. `introduced` is true once the request was
 * contracted.
 */
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
    // The author named the files and may have named the customer in them.
    fileName: (name, position) => (knows('customer') ? name : neutralName(name, position)),
    knowsTerms: reader.companyType !== 'supplier',
  };
}

/** Returns a neutral name such as `attachment-2.pdf`, because a file's own name may contain a person's name. */
function neutralName(name: string, position: number): string {
  const ending = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0].toLowerCase() ?? '';
  return `attachment-${position + 1}${ending}`;
}
