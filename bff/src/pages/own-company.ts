import type { OwnCompanyView } from '@setu/contract';
import type { Ask } from '../http/call-context.js';
import { ownCompanyView } from '../present/own-company.js';
import { namedView } from '../present/reference.js';

/** Returns the form of the caller's company with its options. */
export const ownCompanyPage = async (ask: Ask): Promise<OwnCompanyView> => {
  const { identity } = ask.deps.services;
  const [found, { industries }] = await Promise.all([
    identity.getOwnCompany({}, ask.reads()),
    identity.listIndustries({}, ask.reads()),
  ]);
  const all = industries.map((industry) => namedView(industry, ask.locale));
  return { ...ownCompanyView(found, ask.locale), all_industries: all };
};
