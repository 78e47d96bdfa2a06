import type { CompanyAdminListView, CompanyAdminRowView, CompanyAdminView, MatureStateView } from '@setu/contract';
import { companyChangeKinds, matureStepKinds } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type * as wire from '@setu/proto/identity/company_care';
import { companyTypeWord } from '@setu/proto/wire-words';
import type { Language } from '../language/locale.js';
import { type CompanyLoads, companyRowView } from './company-row.js';
import { textOrNull } from './text.js';

const rowView = (
  { company, type }: wire.CompanyInCare,
  loads: CompanyLoads,
  language: Language,
): CompanyAdminRowView => {
  const name = companyTypeWord(type);
  if (company === undefined || name === undefined) throw internal('a row of companies without its company');
  return { ...companyRowView(company, loads, language), type: name };
};

/** Presents a page of all companies. */
export const companyAdminListView = (
  found: wire.ListAllCompaniesResponse,
  loads: CompanyLoads,
  language: Language,
): CompanyAdminListView => ({
  list: found.companies.map((row) => rowView(row, loads, language)),
  total: found.total,
});

/**
 * Presents which onboarding steps a customer has completed and which are missing. A step that this build does not know
 * is left out.
 */
export const matureStateView = ({ steps, isCommerceAllowed }: wire.GetMatureStateResponse): MatureStateView => ({
  is_commerce_allowed: isCommerceAllowed,
  steps: steps.flatMap(({ kind: name, isDone, regulationNumber, at }) => {
    const kind = matureStepKinds.find((one) => one === name);
    const rest = { is_done: isDone, regulation_number: regulationNumber || null, at: textOrNull(at) };
    return kind === undefined ? [] : [{ kind, ...rest }];
  }),
});

/** Presents a company's recent changes, newest first. A change that this build does not know is left out. */
export const changeViews = (changes: readonly wire.CompanyChangeLine[]): CompanyAdminView['changes'] =>
  changes.flatMap(({ kind: name, at, person, actingPerson }) => {
    const kind = companyChangeKinds.find((one) => one === name);
    return kind === undefined ? [] : [{ kind, at, person, acting_person: actingPerson }];
  });
