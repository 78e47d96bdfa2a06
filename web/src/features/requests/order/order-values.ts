import type { RequestView, TypedOrderView } from '@setu/contract';
import type { Option } from '../../../ui/field/select-control';

/** The values that a manager's form adds to the description, under the specification's names. */
export interface OrderValues {
  companyKind: 'existing' | 'new';
  /** An existing company with its label. */
  company: Option | null;
  companyName: string;
  companyInn: string;
  companyKpp: string;
  companyOgrn: string;
  companyFirstName: string;
  companyLastName: string;
  companyMiddleName: string;
  companyPhone: string;
  companyAdditionalPhone: string;
  companyEmail: string;
  companyAdditionalEmail: string;
  contactFirstName: string;
  contactLastName: string;
  contactMiddleName: string;
  contactPhone: string;
  contactEmail: string;
  /** The id of the manager that a senior manager assigns the request to. Empty to leave it in the queue. */
  managerId: string;
}

/** The server's path for each form field. */
export const orderPaths = {
  company: 'company.id',
  companyName: 'company.name',
  companyInn: 'company.inn',
  companyKpp: 'company.kpp',
  companyOgrn: 'company.ogrn',
  companyFirstName: 'company.contact.name',
  companyLastName: 'company.contact.surname',
  companyMiddleName: 'company.contact.patronymic',
  companyPhone: 'company.contact.phone',
  companyAdditionalPhone: 'company.contact.additional_phone',
  companyEmail: 'company.contact.email',
  companyAdditionalEmail: 'company.contact.additional_email',
  contactFirstName: 'contact.name',
  contactLastName: 'contact.surname',
  contactMiddleName: 'contact.patronymic',
  contactPhone: 'contact.phone',
  contactEmail: 'contact.email',
  managerId: 'manager_id',
} as const satisfies Record<Exclude<keyof OrderValues, 'companyKind'>, string>;

/** The values of a form without any customer data. */
export const emptyOrder: OrderValues = {
  companyKind: 'existing',
  company: null,
  ...{ companyName: '', companyInn: '', companyKpp: '', companyOgrn: '' },
  ...{ companyFirstName: '', companyLastName: '', companyMiddleName: '' },
  ...{ companyPhone: '', companyAdditionalPhone: '', companyEmail: '', companyAdditionalEmail: '' },
  ...{ contactFirstName: '', contactLastName: '', contactMiddleName: '', contactPhone: '', contactEmail: '' },
  managerId: '',
};

/** Returns the customer data of a stored draft. `companyLabel` is the label of a chosen company. */
export function toOrderValues(draft: RequestView['draft'], companyLabel: string): OrderValues {
  const typed: TypedOrderView | null = draft?.customer ?? null;
  if (!typed) return emptyOrder;
  const { company, contact, manager_id: managerId } = typed;
  const isNew = company.id === '' && [company.name, company.inn, company.contact.name].some((text) => text !== '');
  return {
    companyKind: isNew ? 'new' : 'existing',
    company: company.id === '' ? null : { value: company.id, label: companyLabel },
    ...{ companyName: company.name, companyInn: company.inn, companyKpp: company.kpp, companyOgrn: company.ogrn },
    companyFirstName: company.contact.name,
    companyLastName: company.contact.surname,
    companyMiddleName: company.contact.patronymic,
    companyPhone: company.contact.phone,
    companyAdditionalPhone: company.contact.additional_phone,
    companyEmail: company.contact.email,
    companyAdditionalEmail: company.contact.additional_email,
    contactFirstName: contact.name,
    contactLastName: contact.surname,
    contactMiddleName: contact.patronymic,
    contactPhone: contact.phone,
    contactEmail: contact.email,
    managerId,
  };
}

const noCompany = { name: '', inn: '', kpp: '', ogrn: '' };

/**
 * Returns the customer data for the server, the same for saving and publishing: a chosen company by its id, a new one
 * as typed.
 */
export const toSentOrder = (values: OrderValues) => ({
  company:
    values.companyKind === 'existing'
      ? { id: values.company?.value ?? '', ...noCompany, contact: {} }
      : {
          id: '',
          ...{ name: values.companyName, inn: values.companyInn, kpp: values.companyKpp, ogrn: values.companyOgrn },
          contact: {
            name: values.companyFirstName,
            surname: values.companyLastName,
            patronymic: values.companyMiddleName,
            phone: values.companyPhone,
            additional_phone: values.companyAdditionalPhone,
            email: values.companyEmail,
            additional_email: values.companyAdditionalEmail,
          },
        },
  contact: {
    name: values.contactFirstName,
    surname: values.contactLastName,
    patronymic: values.contactMiddleName,
    phone: values.contactPhone,
    email: values.contactEmail,
  },
  manager_id: values.managerId,
});
