import { characters, invalid, isUuid, type Money, type Params } from '@setu/kit/core';
import type { IncoTerm } from '@setu/proto/words';
import type { AttachedFile } from '../../conditions/domain/condition.js';
import type { ExchangeRate } from '../../requests/domain/amount.js';
import { priceFailure } from '../../requests/domain/terms.js';
import { isExpired, type OfferTerms } from './supplier-offer.js';

const maxQuantum = 1_000_000_000_000;
const maxDays = 1000;
const maxValidDays = 366;
const maxFiles = 10;
const placeMax = 100;
const commentMax = 2000;
const dayMs = 86_400_000;

type Failure = string | { code: string; params: Params };

/** The terms of an offer, as sent. */
export interface SentOffer {
  price?: Money | undefined;
  rate?: ExchangeRate | undefined;
  minimumQuantum: number;
  leadDays: number;
  incoTerm: IncoTerm | undefined;
  incoPlace: string;
  validUntil: string;
  comment: string;
  files: readonly AttachedFile[];
}

const upTo = (max: number): Failure => ({ code: 'max', params: { max: String(max) } });
const textFailure = (text: string, max: number): Failure | undefined => {
  if (text.includes('\0')) return 'invalid_characters';
  return characters(text) > max ? { code: 'length_max', params: { max: String(max) } } : undefined;
};
const quantumFailure = (value: number): Failure | undefined => {
  if (Number.isNaN(value) || value < 0) return 'not_positive';
  return value > maxQuantum ? upTo(maxQuantum) : undefined;
};
const daysFailure = (days: number): Failure | undefined => {
  if (days === 0) return 'required';
  return days > maxDays ? upTo(maxDays) : undefined;
};

function dayFailure(day: string, now: Date): Failure | undefined {
  if (day === '') return 'required';
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day) return 'invalid_date';
  if (isExpired({ validUntil: day }, now)) return 'date_past';
  return at - now.getTime() > maxValidDays * dayMs ? 'date_too_far' : undefined;
}

const filesFailure = (files: readonly AttachedFile[]): Failure | undefined => {
  if (files.some(({ id }) => !isUuid(id))) return 'invalid_uuid';
  return files.length > maxFiles ? { code: 'too_many', params: { max: String(maxFiles) } } : undefined;
};

/** Checks the terms of an offer and returns them normalised. Throws one `invalid` for all wrong fields. */
export function readOfferTerms(sent: SentOffer, now: Date): OfferTerms {
  const [incoPlace, comment] = [sent.incoPlace.trim(), sent.comment.trim()];
  const failures: Record<string, Failure | undefined> = {
    price: priceFailure(sent.price),
    minimum_quantum: quantumFailure(sent.minimumQuantum),
    lead_days: daysFailure(sent.leadDays),
    inco_place: textFailure(incoPlace, placeMax),
    valid_until: dayFailure(sent.validUntil, now),
    comment: textFailure(comment, commentMax),
    files: filesFailure(sent.files),
  };
  const wrong = Object.entries(failures).flatMap(([field, failure]) => (failure ? [[field, failure] as const] : []));
  if (wrong.length > 0 || sent.price === undefined) throw invalid(Object.fromEntries(wrong));
  return {
    price: { money: sent.price, rate: sent.rate },
    minimumQuantum: sent.minimumQuantum > 0 ? sent.minimumQuantum : undefined,
    ...{ leadDays: sent.leadDays, incoTerm: sent.incoTerm, incoPlace, validUntil: sent.validUntil, comment },
    files: sent.files.map(({ id, name, type, size }) => ({ id: id.toLowerCase(), name, type, size })),
  };
}
