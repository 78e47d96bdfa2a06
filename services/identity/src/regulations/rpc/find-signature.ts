import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Signature } from '../../signing/domain/signature.js';
import type { Stores } from '../../store/index.js';

interface Named {
  companyId: string;
  signatureId: string;
}

/** Returns a signature of that company. Throws `not_found` if the signature belongs to another company. */
export async function findSignature(
  { signatures }: Pick<Stores, 'signatures'>,
  { companyId, signatureId }: Named,
): Promise<Signature> {
  const found = await signatures.byId(readId(companyId), readId(signatureId));
  if (found === undefined) throw notFound();
  return found;
}
