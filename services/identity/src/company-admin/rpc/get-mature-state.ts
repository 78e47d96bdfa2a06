import { isCommerceAllowed } from '../../companies/domain/company-state.js';
import { mustBeAdmin } from '../../people/changes/must-be-admin.js';
import type { Rpc } from '../../served.js';
import { findCompany } from '../changes/find-company.js';
import { matureSteps } from '../domain/mature-state.js';

/** For admins. Returns which requirements for trading a customer meets. */
export const getMatureState: Rpc<'getMatureState'> =
  ({ read, clock }) =>
  async ({ companyId }, { actor }) => {
    mustBeAdmin(actor);
    const company = await findCompany(read, companyId);
    const [signers, regulation, lapsesAt] = await Promise.all([
      read.users.signersOf(company.id),
      read.regulations.inForce(clock.now()),
      read.regulationVersions.lapsesAt(company.id),
    ]);
    const signature = regulation && (await read.signatures.of(company.id, regulation.number));
    const facts = { company, signers: signers.length, regulationNumber: regulation?.number, lapsesAt };
    return {
      steps: matureSteps({ ...facts, signedAt: signature?.signedAt }).map(({ at, ...step }) => ({
        ...step,
        at: at?.toISOString() ?? '',
      })),
      isCommerceAllowed: company.type === 'customer' && isCommerceAllowed(company),
    };
  };
