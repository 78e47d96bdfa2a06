import type * as wire from '@setu/proto/identity/regulations';
import { wireSignatureState } from '@setu/proto/wire-words';
import { toRegulation } from '../../messages/signature-message.js';
import { fullName } from '../../people/domain/full-name.js';
import type { Member } from '../../people/domain/user.js';
import type { RegulationVersion } from '../domain/regulation-version.js';
import type { Signer } from '../domain/signer.js';

/** Returns the wire message of a version, with the user who published it. */
export const toVersion = (version: RegulationVersion, people: readonly Member[]): wire.RegulationEdition => {
  const by = people.find(({ user }) => user.id === version.publishedById);
  return {
    regulation: toRegulation(version),
    graceUntil: version.graceUntil ?? '',
    publishedAt: version.publishedAt.toISOString(),
    publishedBy: by ? fullName(by.user) : '',
    signed: version.signed,
  };
};

/** Returns the wire message of a customer and the newest version it signed. */
export const toSigner = ({ companyId, shortName, isConfirmed, lapsesAt, signed }: Signer): wire.RegulationSigner => ({
  companyId,
  shortName,
  regulationNumber: signed?.regulationNumber ?? 0,
  state: wireSignatureState(signed?.state ?? 'unverified'),
  signedAt: signed?.signedAt.toISOString() ?? '',
  isConfirmed,
  lapsesAt: lapsesAt?.toISOString() ?? '',
});
