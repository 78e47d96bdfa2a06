import type { Company } from '../../companies/domain/company-page.js';

/** What a customer needs before it may trade, in the order in which it is done. */
export type MatureStepKind = 'active' | 'requisites' | 'signer' | 'regulation' | 'signature';

export interface MatureStep {
  kind: MatureStepKind;
  isDone: boolean;
  /** Of the regulation: the edition in force; 0 where there is none. */
  regulationNumber: number;
  /** Of the regulation: until when the one before is enough; of the signature: when it was made. */
  at: Date | undefined;
}

/** What the steps are told from. */
export interface MatureFacts {
  company: Pick<Company, 'type' | 'active' | 'inn' | 'kpp' | 'ogrn' | 'regulationConfirmed'>;
  /** How many active people may sign for it. */
  signers: number;
  /** The number of the edition in force. */
  edition: number | undefined;
  /** When the company signed that edition. */
  signedAt: Date | undefined;
  lapsesAt: Date | undefined;
}

const innOfLegalEntity = 10;

/** The numbers a certificate is compared with; a KPP is a legal entity's. */
const hasRequisites = ({ inn, kpp, ogrn }: MatureFacts['company']): boolean =>
  inn !== '' && ogrn !== '' && (inn.length !== innOfLegalEntity || kpp !== '');

/** What a customer has and lacks; of other companies, which do not trade by a regulation, nothing. */
export function matureSteps({ company, signers, edition, signedAt, lapsesAt }: MatureFacts): MatureStep[] {
  if (company.type !== 'customer') return [];
  const step = (kind: MatureStepKind, isDone: boolean, more: Partial<MatureStep> = {}): MatureStep => ({
    ...{ kind, isDone, regulationNumber: 0, at: undefined },
    ...more,
  });
  const isConfirmed = company.regulationConfirmed;
  return [
    step('active', company.active),
    step('requisites', hasRequisites(company)),
    step('signer', signers > 0),
    step('regulation', isConfirmed || signedAt !== undefined, { regulationNumber: edition ?? 0, at: lapsesAt }),
    step('signature', isConfirmed, { at: signedAt }),
  ];
}
