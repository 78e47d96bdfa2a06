import type { OwnCompanyService } from '@setu/proto/identity/own_company';
import type { Rpcs } from '../../served.js';
import { getOwnCompany } from './get-own-company.js';
import { saveOwnCompany } from './save-own-company.js';

/** The rpcs of the profile that a Russian company edits. */
export const ownCompanyRpcs = { getOwnCompany, saveOwnCompany } satisfies Rpcs<typeof OwnCompanyService>;
