import type { Endpoints, InputOfEndpoint, rfdOrder } from '@setu/contract';
import { invalid, isAppError } from '@setu/kit/core';
import { noContact } from '@setu/proto/contact-fields';
import type { Customer } from '@setu/proto/identity/customers';
import type { DraftCustomer, TypedContact } from '@setu/proto/request/customer';
import type { RequestCustomer } from '@setu/proto/request/drafts';
import type { z } from 'zod';
import type { CallContext } from '../http/call-context.js';
import { mustBeManager } from './broker-managers.js';

type Order = z.output<typeof rfdOrder>;
type Typed = Pick<InputOfEndpoint<Endpoints['saveRequestDraft']>, 'company' | 'contact' | 'manager_id'>;

const contactOf = (typed: Order['contact'] | undefined): TypedContact => ({
  name: typed?.name ?? '',
  surname: typed?.surname ?? '',
  patronymic: typed?.patronymic ?? '',
  phone: typed?.phone ?? '',
  email: typed?.email ?? '',
  additionalPhone: typed?.additional_phone ?? '',
  additionalEmail: typed?.additional_email ?? '',
});

/**
 * Returns the customer in a manager's form, unvalidated. Undefined for a customer's own form, and if the form names no
 * customer.
 */
export const typedOrder = (
  call: CallContext,
  { company, contact, manager_id: managerId }: Typed,
): DraftCustomer | undefined => {
  if (call.actor.companyType !== 'broker' || (!company && !contact && managerId === undefined)) return undefined;
  const { id: companyId = '', name = '', inn = '', kpp = '', ogrn = '' } = company ?? {};
  return {
    ...{ companyId, name, inn, kpp, ogrn, managerId: managerId ?? '' },
    ...{ companyContact: contactOf(company?.contact), contact: contactOf(contact) },
  };
};

/**
 * Returns the customer for whom a manager publishes: the chosen company, or a new one. Repeating the call creates no
 * second company.
 * 422 on company.id, company.inn (in use by another customer) and manager_id.
 */
export const orderedFor = async (call: CallContext, requestId: string, order: Order): Promise<RequestCustomer> => {
  const managerId = call.actor.roles.includes('TEAM_ADMIN') ? order.manager_id : '';
  if (managerId !== '') await mustBeManager(call, managerId, 'manager_id');
  const { company } = order;
  const customer = company.id === '' ? await made(call, requestId, company) : await chosen(call, company.id);
  const { name, surname, patronymic, phone, email } = order.contact;
  return { company: customer, contact: { name, surname, patronymic, phone, email }, managerId };
};

const chosen = async (call: CallContext, companyId: string): Promise<Customer | undefined> => {
  try {
    return (await call.deps.services.identity.getCustomer({ companyId }, call.reads())).customer;
  } catch (error) {
    throw isAppError(error, 'not_found') ? invalid({ 'company.id': 'invalid_option' }) : error;
  }
};

const made = async (call: CallContext, requestId: string, company: Order['company']): Promise<Customer | undefined> => {
  const { name: shortName, inn, kpp, ogrn } = company;
  const contact = { ...noContact, ...contactOf(company.contact) };
  const command = { requestId, shortName, inn, kpp, ogrn, contact };
  // A repeated call returns the same company, so the call is safe to retry after a lost answer.
  return (await call.deps.services.identity.createCustomer(command, { ...call.writes(), idempotent: true })).customer;
};
