import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import { businessDay } from '@setu/proto/business-day';
import type { Rpc } from '../../served.js';
import { viewerOf } from '../../viewer.js';
import { certificateEnds } from '../../wire/card-details.js';
import { canSeeUnpublished } from '../domain/rights.js';

/**
 * Returns the certificates of a company's published cards. Throws `not_found` for a company that the caller may not
 * see.
 */
export const listCompanyCertificates: Rpc<'listCompanyCertificates'> =
  ({ read, clock }) =>
  async (request, { actor }) => {
    const companyId = readId(request.companyId);
    const company = await read.companies.find(companyId);
    const isVisible = company?.visible || canSeeUnpublished(viewerOf(actor), companyId);
    if (company === undefined || !isVisible) throw notFound();
    const found = await read.certificates.ofCompany(companyId, businessDay('moscow', clock.now()));
    return {
      certificates: found,
      certificateEnds: certificateEnds(found),
      verified: company.verified,
    };
  };
