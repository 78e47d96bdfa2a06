import type { CompanySignatureView, RegulationEditionView, RegulationSignerView } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type * as wire from '@setu/proto/identity/regulations';
import { signatureStateWord } from '@setu/proto/wire-words';
import type { Language } from '../language/locale.js';
import { signatureOutcomeText } from '../language/texts.js';
import { regulationSignatureView, regulationView } from './signing.js';

/** Presents a version of the regulation with who published it. */
export const regulationEditionView = (edition: wire.RegulationEdition | undefined): RegulationEditionView => {
  if (edition?.regulation === undefined) throw internal('a version without its regulation');
  return {
    ...regulationView(edition.regulation),
    grace_until: edition.graceUntil || null,
    published_at: edition.publishedAt,
    published_by: edition.publishedBy || null,
    signed: edition.signed,
  };
};

/** Presents a customer with the latest version it signed. */
export const regulationSignerView = (signer: wire.RegulationSigner): RegulationSignerView => ({
  company: { id: signer.companyId, short_name: signer.shortName },
  signed:
    signer.regulationNumber === 0
      ? null
      : {
          regulation_number: signer.regulationNumber,
          state: signatureStateWord(signer.state) ?? 'unverified',
          signed_at: signer.signedAt,
        },
  is_confirmed: signer.isConfirmed,
  lapses_at: signer.lapsesAt || null,
});

/** Presents a signature with all its checks as text. */
export const companySignatureView = (
  { signature, checks, ...rest }: wire.CompanySignature,
  { company, language }: { company: string; language: Language },
): CompanySignatureView => {
  if (signature === undefined) throw internal('a check without its signature');
  return {
    ...regulationSignatureView(signature),
    inn: rest.inn,
    ogrn: rest.ogrn,
    person: rest.person,
    doubt: rest.doubt === '' ? null : signatureOutcomeText(language, rest.doubt),
    checks: checks.map(({ at, person, isConfirmedByHand, outcome, comment }) => ({
      ...{ at, person, comment, is_confirmed_by_hand: isConfirmedByHand },
      outcome: signatureOutcomeText(language, outcome),
    })),
    can_be_confirmed: rest.canBeConfirmed,
    url: `/admin/api/company/regulation-signs/${company}/${signature.id}`,
  };
};
