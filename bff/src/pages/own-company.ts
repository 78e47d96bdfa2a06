import type { OwnCompanyView } from '@setu/contract';
import type { CallContext } from '../http/call-context.js';
import { ownCompanyView } from '../present/own-company.js';
import { namedView } from '../present/reference.js';

/** Returns the form of the caller's company with its options. */
export const ownCompanyPage = async (call: CallContext): Promise<OwnCompanyView> => {
  const { identity } = call.deps.services;
  const [found, { industries }] = await Promise.all([
    identity.getOwnCompany({}, call.reads()),
    identity.listIndustries({}, call.reads()),
  ]);
  const all = industries.map((industry) => namedView(industry, call.locale));
  return { ...ownCompanyView(found, call.locale), all_industries: all };
};
