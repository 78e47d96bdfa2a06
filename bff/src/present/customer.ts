import type { CompanyDetailsView, TypedOrderView } from '@setu/contract';
import { internal } from '@setu/kit/core';
import { namedContact } from '@setu/proto/contact-fields';
import type { GetCustomerResponse } from '@setu/proto/identity/customers';
import type { DraftCustomer, TypedContact } from '@setu/proto/request/customer';

/** Presents a customer with its users, for the form of a request made on its behalf. */
export const companyDetailsView = ({ customer, contact, people }: GetCustomerResponse): CompanyDetailsView => {
  if (!customer) throw internal('an answer without its customer');
  const { id, shortName, inn, kpp, ogrn, active, isCommerceAllowed } = customer;
  return {
    company: { id, short_name: shortName, inn, kpp, ogrn, active, is_commerce_allowed: isCommerceAllowed },
    contacts: contact ? namedContact(contact) : null,
    people: people.map(({ id: userId, name, surname, patronymic, phone, email }) => ({
      ...{ id: userId, name, surname, patronymic, phone, email },
    })),
  };
};

const typedContactView = (contact: TypedContact | undefined): TypedOrderView['contact'] => ({
  name: contact?.name ?? '',
  surname: contact?.surname ?? '',
  patronymic: contact?.patronymic ?? '',
  phone: contact?.phone ?? '',
  email: contact?.email ?? '',
  additional_phone: contact?.additionalPhone ?? '',
  additional_email: contact?.additionalEmail ?? '',
});

/** Presents the customer in a manager's draft, as typed. */
export const typedOrderView = (typed: DraftCustomer): TypedOrderView => ({
  company: {
    ...{ id: typed.companyId, name: typed.name, inn: typed.inn, kpp: typed.kpp, ogrn: typed.ogrn },
    contact: typedContactView(typed.companyContact),
  },
  contact: typedContactView(typed.contact),
  manager_id: typed.managerId,
});
