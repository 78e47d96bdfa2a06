import { forbidden, notFound } from '@setu/kit/core';
import { seeingSupplier } from '../../requests/domain/invitee.js';
import type { Status } from '../../requests/domain/lifecycle.js';
import { demand, type Party, type Relation, relationOf, type Subject } from '../../requests/domain/rights.js';
import { awaitsAddress, type Sample, type Step } from './sample.js';

const customers: readonly (Relation | undefined)[] = ['author', 'colleague'];
const managers: readonly (Relation | undefined)[] = ['senior', 'managing'];
const suppliers: readonly (Relation | undefined)[] = ['supplier', 'invited'];

/** The statuses between the request's way to a supplier and its contract. */
const asking: readonly Status[] = ['send_to_supplier', 'offer_received', 'supplier_selected'];
const rejected: readonly Status[] = ['rejected_by_customer', 'rejected_by_supplier', 'rejected_by_broker'];

/** Returns the supplier that the customer may ask for a sample of goods now, or undefined. */
export const askedSupplier = (request: Subject): string | undefined =>
  asking.includes(request.status) ? seeingSupplier(request) : undefined;

/** Returns whether the party may ask for samples of the request's goods now, if no sample is open. */
export const mayAsk = (party: Party, request: Subject): boolean =>
  customers.includes(relationOf(party, request)) && party.commerceAllowed && askedSupplier(request) !== undefined;

/** Why goods have no samples: a service has none, and a product's own supplier may give none. */
export type NoSample = 'service' | 'not_given';

/**
 * Returns why the asked supplier sends no sample of a request's goods, or undefined if it may send one. What the card
 * says binds only the card's own supplier.
 */
export function noSampleOf(
  card: { isService: boolean; companyId: string; isSampleAvailable: boolean } | undefined,
  supplierCompanyId: string,
): NoSample | undefined {
  if (card?.isService) return 'service';
  return card?.companyId === supplierCompanyId && !card.isSampleAvailable ? 'not_given' : undefined;
}

/** Returns whether a sample can still be sent or declined. Nobody sends anything for a rejected request. */
export const isAnswerable = ({ status }: Pick<Subject, 'status'>): boolean => !rejected.includes(status);

function answers(party: Party, request: Subject, { supplierCompanyId }: Pick<Sample, 'supplierCompanyId'>): boolean {
  const relation = relationOf(party, request);
  return managers.includes(relation) || (suppliers.includes(relation) && party.companyId === supplierCompanyId);
}

/** Returns whether the party may mark the sample as sent or decline it now. */
export const mayAnswer = (party: Party, request: Subject, sample: Sample): boolean =>
  sample.state === 'asked' && isAnswerable(request) && answers(party, request, sample);

/** Returns whether the party may mark the sample as sent now. A supplier first needs its address. */
export const maySend = (party: Party, request: Subject, sample: Sample): boolean =>
  mayAnswer(party, request, sample) && !(party.companyType === 'supplier' && awaitsAddress(sample));

/** Returns whether the party may pass the address of the sample on to its supplier now. */
export const mayPassAddress = (party: Party, request: Subject, sample: Sample): boolean =>
  awaitsAddress(sample) && isAnswerable(request) && managers.includes(relationOf(party, request));

/** Returns the address of the sample, or an empty text for a supplier before the broker passes it on. */
export const shownAddress = ({ companyType }: Party, { address, addressPassedAt }: Sample): string =>
  companyType === 'supplier' && addressPassedAt === undefined ? '' : address;

/** Returns whether the party may judge the sample now. */
export const mayJudge = (party: Party, request: Subject, sample: Sample): boolean =>
  sample.state === 'sent' && customers.includes(relationOf(party, request));

/** Returns whether the party may see a sample of a request that it sees. A supplier sees only its own samples. */
export const maySee = (
  { companyType, companyId }: Party,
  { supplierCompanyId }: Pick<Sample, 'supplierCompanyId'>,
): boolean => companyType !== 'supplier' || companyId === supplierCompanyId;

/**
 * Throws if the party may not ask for samples, regardless of the status: `not_found` if they may not see the request,
 * otherwise forbidden `access_denied` or `commerce_not_allowed`.
 */
export function demandAsking<R extends Subject>(party: Party, request: R | undefined): asserts request is R {
  demand(party, request, 'view');
  if (!customers.includes(relationOf(party, request))) throw forbidden();
  if (!party.commerceAllowed) throw forbidden('commerce_not_allowed');
}

/**
 * Returns the sample if the party may ever take this step of it. Throws `not_found` if they may not see it, otherwise
 * forbidden `access_denied`. The party may see the request.
 */
export function demandStep(
  party: Party,
  { request, sample }: { request: Subject; sample: Sample | undefined },
  kind: Step['kind'],
): Sample {
  if (sample === undefined || !maySee(party, sample)) throw notFound();
  const isAllowed = kind === 'judge' ? customers.includes(relationOf(party, request)) : answers(party, request, sample);
  if (!isAllowed) throw forbidden();
  return sample;
}

/**
 * Returns the sample if the party may ever pass its address on. Throws `not_found` if they may not see it, otherwise
 * forbidden `access_denied`. The party may see the request.
 */
export function demandPassing(
  party: Party,
  { request, sample }: { request: Subject; sample: Sample | undefined },
): Sample {
  if (sample === undefined || !maySee(party, sample)) throw notFound();
  if (!managers.includes(relationOf(party, request))) throw forbidden();
  return sample;
}
