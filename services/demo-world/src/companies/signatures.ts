import { demoId } from '../demo-id.js';
import { regulationEdition } from '../pages/regulation-edition.js';
import type { DemoSignature } from '../shapes/demo-signature.js';
import { companies, userId } from './companies.js';

const HOUR_MS = 3_600_000;
const firstMorning = Date.parse(`${regulationEdition.effectiveFrom}T07:00:00.000Z`);

/** Customers signed one after another from the morning the edition came into force on, a company two days after the other. */
const signedAt = (index: number): string => new Date(firstMorning + index * 49 * HOUR_MS).toISOString();

/** Who has signed the regulation in force for which customer, and when; making the signature itself is its owner's. */
export const demoSignatures: readonly DemoSignature[] = companies
  .filter(({ type, isRegulationSigned }) => type === 'customer' && isRegulationSigned)
  .map((company, index) => ({
    id: demoId('signature', company.id),
    companyId: company.id,
    userId: userId(company.contact.email),
    signedAt: signedAt(index),
  }));
