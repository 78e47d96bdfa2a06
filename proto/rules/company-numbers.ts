/** A Russian company's tax and register numbers as somebody gives them. */
export interface CompanyNumbers {
  inn: string;
  kpp: string;
  ogrn: string;
}

/** What is wrong with a number: a code of the validation texts. */
export type NumberFailure = 'required' | 'inn' | 'inn_checksum' | 'kpp' | 'ogrn' | 'ogrnip' | 'ogrn_checksum';

/** The most characters an INN's field takes (specification, section 9). */
export const innMax = 12;

const separators = /[\s.\-–—]/g;

/**
 * An INN as it is kept: without blanks, without the two zeros a certificate puts before a company's ten digits, and with
 * the zero a spreadsheet drops before nine or eleven (specification, section 5, Certificates).
 */
export function plainInn(typed: string): string {
  const digits = typed.replace(separators, '').replace(/^00/, '');
  return /^(\d{9}|\d{11})$/.test(digits) ? `0${digits}` : digits;
}

/** A KPP as it is kept: without blanks, its letters large. */
export const plainKpp = (typed: string): string => typed.replace(separators, '').toUpperCase();

/** An OGRN or OGRNIP as it is kept: its digits alone. */
export const plainOgrn = (typed: string): string => typed.replace(separators, '');

/** An INN of twelve digits is a person's, a sole proprietor's among them; of ten a company's. */
export const isSoleProprietor = (inn: string): boolean => plainInn(inn).length === 12;

/** Weights of the check digits, in the order the digits stand (order of the Federal Tax Service). */
const companyWeights = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const personWeights = [
  [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
];

const hasCheckDigit = (digits: string, weights: readonly number[]): boolean => {
  const sum = weights.reduce((before, weight, at) => before + weight * Number(digits[at]), 0);
  return String((sum % 11) % 10) === digits[weights.length];
};

/** What is wrong with an INN as typed; undefined: nothing. */
export function innFailure(typed: string): NumberFailure | undefined {
  const inn = plainInn(typed);
  if (inn === '') return 'required';
  if (!/^(\d{10}|\d{12})$/.test(inn)) return 'inn';
  const checks = inn.length === 10 ? [companyWeights] : personWeights;
  return checks.every((weights) => hasCheckDigit(inn, weights)) ? undefined : 'inn_checksum';
}

/** What is wrong with a company's KPP as typed; a sole proprietor has none. */
export function kppFailure(typed: string): NumberFailure | undefined {
  const kpp = plainKpp(typed);
  if (kpp === '') return 'required';
  return /^\d{4}[\dA-Z]{2}\d{3}$/.test(kpp) ? undefined : 'kpp';
}

/** What is wrong with a company's OGRN of thirteen digits, or with a sole proprietor's OGRNIP of fifteen, as typed. */
export function ogrnFailure(typed: string, isPerson: boolean): NumberFailure | undefined {
  const ogrn = plainOgrn(typed);
  if (ogrn === '') return 'required';
  if (!/^\d+$/.test(ogrn) || ogrn.length !== (isPerson ? 15 : 13)) return isPerson ? 'ogrnip' : 'ogrn';
  const checked = (BigInt(ogrn.slice(0, -1)) % (isPerson ? 13n : 11n)) % 10n;
  return ogrn.endsWith(String(checked)) ? undefined : 'ogrn_checksum';
}

/** The numbers as they are kept: a sole proprietor's KPP is dropped. */
export function plainNumbers({ inn, kpp, ogrn }: CompanyNumbers): CompanyNumbers {
  return { inn: plainInn(inn), kpp: isSoleProprietor(inn) ? '' : plainKpp(kpp), ogrn: plainOgrn(ogrn) };
}

/**
 * What is wrong with a company's numbers, by field. `whole`: KPP (of a company) and OGRN are asked for too; else they are
 * checked where they are given.
 */
export function numberFailures(
  given: CompanyNumbers,
  whole: boolean,
): Partial<Record<keyof CompanyNumbers, NumberFailure>> {
  const { inn, kpp, ogrn } = plainNumbers(given);
  const isPerson = isSoleProprietor(inn);
  const failures = {
    inn: innFailure(inn),
    kpp: isPerson || (kpp === '' && !whole) ? undefined : kppFailure(kpp),
    ogrn: ogrn === '' && !whole ? undefined : ogrnFailure(ogrn, isPerson),
  };
  return Object.fromEntries(Object.entries(failures).filter(([, failure]) => failure !== undefined));
}
