import type { OwnCompanyService } from '@setu/proto/identity/own_company';
import type { Rpcs } from '../../served.js';
import { getOwnCompany } from './get-own-company.js';
import { saveOwnCompany } from './save-own-company.js';

/** What can be asked of what a company of Russia says of itself. */
export const ownCompanyRpcs = { getOwnCompany, saveOwnCompany } satisfies Rpcs<typeof OwnCompanyService>;
