import { type AppError, exists } from '@setu/kit/core';
import type { OwnCompany } from './own-company.js';

/** Another customer has that INN. */
export const innInUse = (): AppError => exists('company.inn', 'inn_other_company');

/** Returns errors for changed numbers that may not change, because a signature identifies the company by them. */
export const signedIdentityFailures = (before: OwnCompany, after: OwnCompany): Record<string, string> => {
  const signed = ['inn', 'ogrn'] as const;
  const changed = signed.filter((field) => before[field] !== '' && before[field] !== after[field]);
  return Object.fromEntries(changed.map((field) => [`company.${field}`, 'identity_signed']));
};
