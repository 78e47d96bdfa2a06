import { bareNumber } from './plain-number.js';

/** The tax and register numbers of a Russian company, as entered. */
export interface CompanyNumbers {
  inn: string;
  kpp: string;
  ogrn: string;
}

/** The error of a number: a code of the validation texts. */
export type NumberFailure = 'required' | 'inn' | 'inn_checksum' | 'kpp' | 'ogrn' | 'ogrnip' | 'ogrn_checksum';

/** The maximum length of an INN field (specification, section 9). */
export const innMax = 12;

/** Returns what was typed without blanks, dots and dashes. Full-width digits become those of a keyboard. */
const compact = (typed: string): string => bareNumber(typed).replace(/[.\-–—]/g, '');

/**
 * Normalises an INN for storage (specification, section 5, Certificates). Removes blanks. Restores the leading zero that
 * spreadsheets drop, if there are nine or eleven digits. Then removes the two zeros that certificates put before a
 * company's ten digits. Normalising twice has no further effect.
 */
export function plainInn(typed: string): string {
  const digits = compact(typed);
  const padded = /^(\d{9}|\d{11})$/.test(digits) ? `0${digits}` : digits;
  return padded.replace(/^(00)+(?=(\d{10}|\d{12})$)/, '');
}

/** Normalises a KPP for storage: removes blanks and converts letters to upper case. */
export const plainKpp = (typed: string): string => compact(typed).toUpperCase();

/** Normalises an OGRN or OGRNIP for storage: removes separators. */
export const plainOgrn = compact;

/**
 * Returns whether an INN belongs to a person, including sole proprietors. A person's INN has twelve digits, a company's
 * has ten.
 */
export const isSoleProprietor = (inn: string): boolean => plainInn(inn).length === 12;

/** The weights of the check digits, in the order of the digits (defined by an order of the Federal Tax Service). */
const companyWeights = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const personWeights = [
  [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
];

const hasCheckDigit = (digits: string, weights: readonly number[]): boolean => {
  const sum = weights.reduce((before, weight, at) => before + weight * Number(digits[at]), 0);
  return String((sum % 11) % 10) === digits[weights.length];
};

/** Returns the error of an entered INN, or undefined if it is valid. */
export function innFailure(typed: string): NumberFailure | undefined {
  const inn = plainInn(typed);
  if (inn === '') return 'required';
  // The first two digits are the number of a region.
  if (!/^(?!00)(\d{10}|\d{12})$/.test(inn)) return 'inn';
  const checks = inn.length === 10 ? [companyWeights] : personWeights;
  return checks.every((weights) => hasCheckDigit(inn, weights)) ? undefined : 'inn_checksum';
}

/**
 * Returns the error of a company's entered KPP, or undefined. A valid KPP has the number of a tax office, which begins
 * with its region, a reason and a number. A sole proprietor has no KPP.
 */
export function kppFailure(typed: string): NumberFailure | undefined {
  const kpp = plainKpp(typed);
  if (kpp === '') return 'required';
  return /^(?!00)\d{4}(?!00)[\dA-Z]{2}(?!000)\d{3}$/.test(kpp) ? undefined : 'kpp';
}

/**
 * Returns the error of an entered OGRN (company, thirteen digits) or OGRNIP (sole proprietor, fifteen digits), or
 * undefined.
 */
export function ogrnFailure(typed: string, isPerson: boolean): NumberFailure | undefined {
  const ogrn = plainOgrn(typed);
  if (ogrn === '') return 'required';
  // The first digit is the kind of the entry: 1 and 5 are companies, 3 is a sole proprietor. A year and a region follow.
  if (!(isPerson ? /^3\d{2}(?!00)\d{12}$/ : /^[15]\d{2}(?!00)\d{10}$/).test(ogrn)) return isPerson ? 'ogrnip' : 'ogrn';
  const checked = (BigInt(ogrn.slice(0, -1)) % (isPerson ? 13n : 11n)) % 10n;
  return ogrn.endsWith(String(checked)) ? undefined : 'ogrn_checksum';
}

/** Normalises the numbers for storage. The KPP of a sole proprietor is dropped. */
export function plainNumbers({ inn, kpp, ogrn }: CompanyNumbers): CompanyNumbers {
  return { inn: plainInn(inn), kpp: isSoleProprietor(inn) ? '' : plainKpp(kpp), ogrn: plainOgrn(ogrn) };
}

/**
 * Returns the errors of a company's numbers by field. With `areAllRequired`, KPP (for a company) and OGRN are mandatory.
 * Otherwise they are checked only if entered.
 */
export function numberFailures(
  numbers: CompanyNumbers,
  areAllRequired: boolean,
): Partial<Record<keyof CompanyNumbers, NumberFailure>> {
  const { inn, kpp, ogrn } = plainNumbers(numbers);
  const isPerson = isSoleProprietor(inn);
  const failures = {
    inn: innFailure(inn),
    kpp: isPerson || (kpp === '' && !areAllRequired) ? undefined : kppFailure(kpp),
    ogrn: ogrn === '' && !areAllRequired ? undefined : ogrnFailure(ogrn, isPerson),
  };
  return Object.fromEntries(Object.entries(failures).filter(([, failure]) => failure !== undefined));
}
