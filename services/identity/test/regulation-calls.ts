import type { Actor } from '@setu/proto/common';
import type { World } from './fixtures.js';

const id = '00000000-0000-4000-8000-000000000000';

/**
 * The calls about regulation versions and their signatures, with the expected answers. `only` holds the answers to
 * calls that only admins may make.
 */
export function regulationCalls<Expected extends { admin: string }>(client: World['client'], only: Expected) {
  const none = { ...only, admin: 'not_found' as const };
  const call = <Who>(expected: Who, of: (actor: Actor) => Promise<unknown>): [Who, typeof of] => [expected, of];
  const signature = { companyId: id, signatureId: id };
  const blank = { fileName: '', content: Buffer.from(''), effectiveFrom: '', graceUntil: '' };
  return {
    listRegulations: call(only, (actor) => client.listRegulations({}, { actor })),
    publishRegulation: call({ ...only, admin: 'invalid' as const }, (actor) =>
      client.publishRegulation(blank, { actor }),
    ),
    listCompanySignatures: call(none, (actor) => client.listCompanySignatures({ companyId: id }, { actor })),
    checkSignature: call(none, (actor) => client.checkSignature(signature, { actor })),
    confirmSignature: call(none, (actor) => client.confirmSignature({ ...signature, comment: 'x' }, { actor })),
    getSignatureEvidence: call(none, (actor) =>
      client.getSignatureEvidence({ ...signature, isAnew: false }, { actor }),
    ),
  };
}
