import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import { certificateInn } from '@setu/proto/certificate-rules';
import type * as wire from '@setu/proto/identity/regulations';
import { toSignature } from '../../messages/signature-message.js';
import { mustBeAdmin } from '../../people/changes/must-be-admin.js';
import { fullName } from '../../people/domain/full-name.js';
import type { Member } from '../../people/domain/user.js';
import type { Rpc } from '../../served.js';
import type { Signature } from '../../signing/domain/signature.js';
import { counts, type SignatureCheck } from '../domain/signature-check.js';

/**
 * Returns a customer's signatures, newest first, with all their checks. Admins only. Throws `not_found` for a supplier
 * or a deleted company.
 */
export const listCompanySignatures: Rpc<'listCompanySignatures'> =
  ({ read }) =>
  async ({ companyId }, { actor }) => {
    mustBeAdmin(actor);
    const company = await read.companies.byId(readId(companyId));
    if (company === undefined || company.type !== 'customer' || company.deleted) throw notFound();
    const signatures = await read.signatures.all(company.id);
    const checks = await read.signatureChecks.of(signatures.map(({ id }) => id));
    const people = await read.users.byIds([...signatures, ...checks].map(({ userId }) => userId));
    return {
      shortName: company.shortName,
      isConfirmed: company.regulationConfirmed,
      signatures: signatures.map((one) => toCompanySignature(one, checks, people)),
    };
  };

function toCompanySignature(
  signature: Signature,
  all: readonly SignatureCheck[],
  people: readonly Member[],
): wire.CompanySignature {
  const nameOf = (id: string): string => {
    const person = people.find(({ user }) => user.id === id);
    return person ? fullName(person.user) : '';
  };
  const checks = all.filter(({ signatureId }) => signatureId === signature.id);
  const { facts } = signature.verdict.certificate;
  return {
    signature: toSignature(signature),
    inn: certificateInn(facts),
    ogrn: facts.ogrn || facts.ogrnip,
    person: nameOf(signature.userId),
    doubt: signature.verdict.doubt ?? '',
    checks: checks.map(({ checkedAt, userId, isByHand, outcome, comment }) => ({
      at: checkedAt.toISOString(),
      person: nameOf(userId),
      isConfirmedByHand: isByHand,
      outcome,
      comment,
    })),
    canBeConfirmed: !counts(signature, checks),
  };
}
