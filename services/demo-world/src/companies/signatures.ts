import { demoId } from '../demo-id.js';
import { regulationEdition } from '../pages/regulation-edition.js';
import type { DemoSignature } from '../shapes/demo-signature.js';
import { companies, companyId, userId } from './companies.js';

const HOUR_MS = 3_600_000;
const firstMorning = Date.parse(`${regulationEdition.effectiveFrom}T07:00:00.000Z`);

/**
 * Returns when a customer signed. The first one signed on the morning the version came into force, each next one two
 * days and an hour later.
 */
const signedAt = (index: number): string => new Date(firstMorning + index * 49 * HOUR_MS).toISOString();

/**
 * The demo customers' signatures of the regulation in force: who signed, for which customer, and when. The service that
 * owns signatures generates the signature bytes.
 */
export const demoSignatures: readonly DemoSignature[] = companies
  .filter(({ type, isRegulationSigned }) => type === 'customer' && isRegulationSigned)
  .map((company, index) => ({
    id: demoId('signature', company.id),
    companyId: company.id,
    userId: userId(company.contact.email),
    signedAt: signedAt(index),
  }));

/**
 * The signature that a customer made an hour before its current one. It could not be verified, because no authority was
 * trusted at that time.
 */
export const demoUnverifiedSignatures: readonly DemoSignature[] = demoSignatures
  .filter((signature) => signature.companyId === companyId('kama'))
  .map((signature) => ({
    ...signature,
    id: demoId('signature', `${signature.companyId} unverified`),
    signedAt: new Date(Date.parse(signature.signedAt) - HOUR_MS).toISOString(),
  }));
