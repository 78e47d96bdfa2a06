import { isSoleProprietor, plainInn, plainKpp, plainOgrn } from './company-numbers.js';

/** What a certificate of an electronic signature says of its owner and its issuer; what it does not say is empty. */
export interface CertificateFacts {
  /** ISO dates. */
  validFrom: string;
  validTo: string;
  /** A person's INN, in older certificates a company's with two zeros before it. */
  inn: string;
  /** A company's own INN, in newer certificates. */
  innOfCompany: string;
  kpp: string;
  ogrn: string;
  ogrnip: string;
  organisation: string;
  surname: string;
  /** Name and patronymic as one. */
  givenNames: string;
  commonName: string;
  position: string;
  issuer: string;
  issuerOgrn: string;
}

/** Whose certificate it has to be. */
export interface CertificateOwner {
  inn: string;
  kpp: string;
  ogrn: string;
  shortName: string;
  fullName: string;
  surname: string;
  name: string;
  patronymic: string;
}

/** Why a certificate cannot be chosen, in the order it is told. */
export const certificateErrors = [
  'certificate_expired',
  'certificate_not_started',
  'certificate_treasury',
  'certificate_no_inn',
  'certificate_no_ogrn',
  'certificate_other_inn',
  'certificate_other_ogrn',
  'certificate_other_kpp',
  'certificate_other_company',
  'certificate_other_person',
] as const;
export type CertificateError = (typeof certificateErrors)[number];

/** The field of a registration that does not agree with its certificate; what is not here speaks against the certificate. */
export const fieldAgainstCertificate: Partial<Record<string, string>> = {
  certificate_other_inn: 'org.inn',
  certificate_other_ogrn: 'org.ogrn',
  certificate_other_kpp: 'org.kpp',
  certificate_other_company: 'org.short_name',
  certificate_other_person: 'user.surname',
};

/** The Federal Treasury, whose certificates are for public procurement alone. */
const treasuryOgrn = '1047797019830';
const warningDays = 14;
const dayMs = 86_400_000;

/** A name as names are compared: without case, quotes, hyphens, dots, spaces and ё (specification, section 5). */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s.\-‐‑–—"'`«»„“”‘’]/g, '');

/** The INN of whom the certificate signs for: the company's where it names one. */
export const certificateInn = ({ innOfCompany, inn }: CertificateFacts): string =>
  plainInn(innOfCompany === '' ? inn : innOfCompany);

/** Whole days until the certificate ends where that is soon (14 or fewer), else nothing. */
export function daysLeft({ validTo }: CertificateFacts, now: Date): number | undefined {
  const days = Math.floor((Date.parse(validTo) - now.getTime()) / dayMs);
  return days >= 0 && days < warningDays ? days : undefined;
}

/**
 * Takes what a certificate says, whose it has to be (nobody yet: what holds for any) and the time; gives everything that
 * forbids choosing it (specification, section 5, Certificates).
 */
export function certificateFailures(
  facts: CertificateFacts,
  owner: CertificateOwner | undefined,
  now: Date,
): CertificateError[] {
  const inn = certificateInn(facts);
  const isCompany = /^\d{10}$/.test(inn);
  const found: Partial<Record<CertificateError, boolean>> = {
    certificate_expired: Date.parse(facts.validTo) < now.getTime(),
    certificate_not_started: Date.parse(facts.validFrom) > now.getTime(),
    certificate_treasury: plainOgrn(facts.issuerOgrn) === treasuryOgrn,
    certificate_no_inn: !isCompany && !isSoleProprietor(inn),
    certificate_no_ogrn: isCompany && plainOgrn(facts.ogrn) === '',
    ...(owner && differences(facts, owner)),
  };
  return certificateErrors.filter((error) => found[error] === true);
}

function differences(facts: CertificateFacts, owner: CertificateOwner): Partial<Record<CertificateError, boolean>> {
  const inn = certificateInn(facts);
  const isPerson = isSoleProprietor(owner.inn);
  const ogrn = plainOgrn(isPerson ? facts.ogrnip : facts.ogrn);
  const organisation = plainName(facts.organisation === '' ? facts.commonName : facts.organisation);
  const person = plainName(owner.surname + owner.name + owner.patronymic);
  const named = facts.surname === '' ? facts.commonName : facts.surname + facts.givenNames;
  return {
    certificate_other_inn: /^(\d{10}|\d{12})$/.test(inn) && inn !== plainInn(owner.inn),
    certificate_other_ogrn: (isPerson || ogrn !== '') && ogrn !== plainOgrn(owner.ogrn),
    certificate_other_kpp: !isPerson && facts.kpp !== '' && plainKpp(facts.kpp) !== plainKpp(owner.kpp),
    certificate_other_company:
      !isPerson && ![owner.shortName, owner.fullName].map(plainName).filter(Boolean).includes(organisation),
    certificate_other_person: plainName(named) !== person,
  };
}
