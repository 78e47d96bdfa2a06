import type { Company } from '../../companies/domain/company-page.js';

/** The requirements for a customer to trade, in the order in which they are met. */
export type MatureStepKind = 'active' | 'requisites' | 'signer' | 'regulation' | 'signature';

export interface MatureStep {
  kind: MatureStepKind;
  isDone: boolean;
  /** For the step `regulation`: the number of the version in force, or 0 if there is none. */
  regulationNumber: number;
  /**
   * For the step `regulation`: until when the previous version is valid. For the step `signature`: when the company
   * signed.
   */
  at: Date | undefined;
}

/** The facts from which the steps are computed. */
export interface MatureFacts {
  company: Pick<Company, 'type' | 'active' | 'inn' | 'kpp' | 'ogrn' | 'regulationConfirmed'>;
  /** The number of active users who may sign for the company. */
  signers: number;
  /** The number of the version of the regulation that is in force. */
  regulationNumber: number | undefined;
  /** When the company signed that version. */
  signedAt: Date | undefined;
  lapsesAt: Date | undefined;
}

const innOfLegalEntity = 10;

/** Returns whether the company has the numbers that a certificate is compared with. Only a legal entity needs a KPP. */
const hasRequisites = ({ inn, kpp, ogrn }: MatureFacts['company']): boolean =>
  inn !== '' && ogrn !== '' && (inn.length !== innOfLegalEntity || kpp !== '');

/**
 * Returns the requirements of a customer and which of them are met. Other companies do not trade under a regulation, so
 * the list is empty for them.
 */
export function matureSteps({ company, signers, regulationNumber, signedAt, lapsesAt }: MatureFacts): MatureStep[] {
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
    step('regulation', isConfirmed || signedAt !== undefined, {
      regulationNumber: regulationNumber ?? 0,
      at: lapsesAt,
    }),
    step('signature', isConfirmed, { at: signedAt }),
  ];
}
