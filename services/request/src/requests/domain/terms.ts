import { invalid, isDay, isUuid, type Money, type Params } from '@setu/kit/core';
import { contractNumberMax } from '../../contracts/domain/contract.js';
import { textFailure } from '../../drafts/domain/failures.js';
import type { Amount, ExchangeRate } from './amount.js';

/** The largest price of an offer or a contract, in paise: a trillion rupees. */
const maxPrice = 100_000_000_000_000n;

type Failure = string | { code: string; params: Params };

/** Returns what is wrong with a price, which must be in rupees and above zero. */
export function priceFailure(sent: Money | undefined): Failure | undefined {
  if (sent === undefined) return 'required';
  if (sent.currency !== 'INR') return 'invalid_option';
  if (sent.minor <= 0n) return 'not_positive';
  return sent.minor > maxPrice ? { code: 'max', params: { max: String(maxPrice / 100n) } } : undefined;
}

const supplierFailure = (sent: string): Failure | undefined => {
  if (sent === '') return 'required';
  return isUuid(sent) ? undefined : 'invalid_option';
};

/** A price in rupees as sent, with the day's exchange rate to store. */
interface SentPrice {
  price?: Money | undefined;
  rate?: ExchangeRate | undefined;
}

/** Checks the price of an offer and returns it. Throws `invalid` on `offer_price`. */
export function readOffer({ price, rate }: SentPrice): { amount: Amount } {
  const failure = priceFailure(price);
  if (failure !== undefined || price === undefined) throw invalid({ offer_price: failure ?? 'required' });
  return { amount: { money: price, rate } };
}

/**
 * Checks a chosen supplier and returns its id, or undefined if none was sent. Throws `invalid` on `supplier_id` for a
 * malformed id.
 */
export function readChoice(sent: { supplierCompanyId: string }): { supplierCompanyId: string | undefined } {
  const { supplierCompanyId } = sent;
  if (supplierCompanyId === '') return { supplierCompanyId: undefined };
  if (!isUuid(supplierCompanyId)) throw invalid({ supplier_id: 'invalid_option' });
  return { supplierCompanyId: supplierCompanyId.toLowerCase() };
}

interface SentContract extends SentPrice {
  supplierCompanyId: string;
  contractNumber?: string | undefined;
  contractDate?: string | undefined;
}

/**
 * Checks the terms of a contract and returns them. Throws one `invalid` for contract_price, supplier_id, contract_number
 * and contract_date.
 */
export function readContract(sent: SentContract): {
  amount: Amount;
  supplierCompanyId: string;
  number: string;
  signedOn: string | undefined;
} {
  const { price, rate, supplierCompanyId, contractDate = '' } = sent;
  const number = sent.contractNumber?.trim() ?? '';
  const failures = {
    contract_price: priceFailure(price),
    supplier_id: supplierFailure(supplierCompanyId),
    contract_number: textFailure(number, contractNumberMax),
    contract_date: contractDate === '' || isDay(contractDate) ? undefined : 'invalid_date',
  };
  const wrong = Object.entries(failures).flatMap(([field, failure]) => (failure ? [[field, failure] as const] : []));
  if (wrong.length > 0 || price === undefined) throw invalid(Object.fromEntries(wrong));
  const signedOn = contractDate === '' ? undefined : contractDate;
  return { amount: { money: price, rate }, supplierCompanyId: supplierCompanyId.toLowerCase(), number, signedOn };
}
