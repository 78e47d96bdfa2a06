import type { RequestView, TypedOrderView } from '@setu/contract';
import type { Option } from '../../../ui/field/select-control';

/** What the form of a manager's request holds beside the description, under the specification's names. */
export interface OrderValues {
  companyKind: 'existing' | 'new';
  /** A company that is here, with its words. */
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
  /** Id of the manager a senior gives it to; empty: the queue's. */
  managerId: string;
}

/** The server's names of the fields. */
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

/** A form in which nothing is said of the customer yet. */
export const emptyOrder: OrderValues = {
  companyKind: 'existing',
  company: null,
  ...{ companyName: '', companyInn: '', companyKpp: '', companyOgrn: '' },
  ...{ companyFirstName: '', companyLastName: '', companyMiddleName: '' },
  ...{ companyPhone: '', companyAdditionalPhone: '', companyEmail: '', companyAdditionalEmail: '' },
  ...{ contactFirstName: '', contactLastName: '', contactMiddleName: '', contactPhone: '', contactEmail: '' },
  managerId: '',
};

/** What a stored draft says of the customer; the words of a chosen company come with `companyLabel`. */
export function toOrderValues(draft: RequestView['draft'], companyLabel: string): OrderValues {
  const said: TypedOrderView | null = draft?.customer ?? null;
  if (!said) return emptyOrder;
  const { company, contact, manager_id: managerId } = said;
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

/** What is sent of the customer, saved or published alike: a chosen company by its id, a new one by what was typed. */
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
