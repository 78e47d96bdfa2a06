import { isSoleProprietor, plainInn, plainKpp, plainOgrn } from './company-numbers.js';

/** The facts about the owner and the issuer in the certificate of an electronic signature. Missing facts are empty. */
export interface CertificateFacts {
  /** ISO dates. */
  validFrom: string;
  validTo: string;
  /** A person's INN. In older certificates it is a company's INN with two leading zeros. */
  inn: string;
  /** The company's own INN, in newer certificates. */
  innOfCompany: string;
  kpp: string;
  ogrn: string;
  ogrnip: string;
  organisation: string;
  surname: string;
  /** Name and patronymic together. */
  givenNames: string;
  commonName: string;
  position: string;
  issuer: string;
  issuerOgrn: string;
}

/** The person and company that a certificate must belong to. */
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

/** The reasons why a certificate cannot be chosen, in the order in which they are shown. */
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

/**
 * The registration field that the certificate contradicts, by error. Errors that are not listed concern the certificate
 * itself.
 */
export const fieldAgainstCertificate: Partial<Record<string, string>> = {
  certificate_other_inn: 'org.inn',
  certificate_other_ogrn: 'org.ogrn',
  certificate_other_kpp: 'org.kpp',
  certificate_other_company: 'org.short_name',
  certificate_other_person: 'user.surname',
};

/** The Federal Treasury. Its certificates are valid for public procurement only. */
const treasuryOgrn = '1047797019830';
const warningDays = 14;
const dayMs = 86_400_000;

/**
 * Normalises a name for comparison: ignores case, quotes, hyphens, dots and spaces, and treats ё as е (specification,
 * section 5).
 */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s.\-‐‑–—"'`«»„“”‘’]/g, '');

/**
 * Returns the INN of the party that the certificate signs for: the company's INN if there is one, otherwise the
 * person's.
 */
export const certificateInn = ({ innOfCompany, inn }: CertificateFacts): string =>
  plainInn(innOfCompany === '' ? inn : innOfCompany);

/** Returns the full days until the certificate expires, if fewer than 14 are left, otherwise undefined. */
export function daysLeft({ validTo }: CertificateFacts, now: Date): number | undefined {
  const days = Math.floor((Date.parse(validTo) - now.getTime()) / dayMs);
  return days >= 0 && days < warningDays ? days : undefined;
}

/**
 * Returns every reason why the certificate cannot be chosen at the given time (specification, section 5, Certificates).
 * Without an owner, only the rules that hold for any owner are checked.
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
