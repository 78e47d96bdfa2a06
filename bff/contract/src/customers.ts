import { z } from 'zod';
import { type CompanyNumbers, numberFailures } from './company-numbers.js';
import { constants } from './constants.js';
import { emailFailure, phoneFailure } from './contact-details.js';
import { textUpTo, uuid } from './values.js';

const line = textUpTo(constants.lineMax).default('');

/** A contact person as typed. Only a company has the additional phone and email. */
export const typedContact = z.object({
  name: line,
  surname: line,
  patronymic: line,
  phone: line,
  email: line,
  additional_phone: line,
  additional_email: line,
});
type TypedContact = z.output<typeof typedContact>;

/** The company for which a manager creates a request, as typed: its id if it is registered, else its details. */
export const typedCompany = z.object({
  id: line,
  name: line,
  inn: line,
  kpp: line,
  ogrn: line,
  contact: typedContact.prefault({}),
});

type Failures = Record<string, string | undefined>;

const addIssues = (failures: Failures, context: z.RefinementCtx, path: readonly string[] = []): void => {
  for (const [field, message] of Object.entries(failures))
    if (message !== undefined) context.addIssue({ code: 'custom', message, path: [...path, field] });
};

const written = (text: string): string | undefined => (text.trim() === '' ? 'required' : undefined);

const contactFailures = (contact: TypedContact): Failures => ({
  name: written(contact.name),
  surname: written(contact.surname),
  phone: phoneFailure(contact.phone),
  email: emailFailure(contact.email),
  additional_phone: written(contact.additional_phone) ? undefined : phoneFailure(contact.additional_phone),
  additional_email: written(contact.additional_email) ? undefined : emailFailure(contact.additional_email),
});

/** The INN of a new company, and its KPP and OGRN (OGRNIP) if they are entered. */
export const companyNumbers = z
  .object({ inn: line, kpp: line, ogrn: line })
  .superRefine((numbers: CompanyNumbers, context) => addIssues(numberFailures(numbers, false), context));

/**
 * The company that a request is for: a registered company, or a new one with name, INN and contact person
 * (specification, section 5).
 */
export const rfdCompany = typedCompany.superRefine((company, context) => {
  if (company.id !== '') {
    addIssues({ id: uuid.safeParse(company.id).success ? undefined : 'invalid_option' }, context);
    return;
  }
  addIssues({ name: written(company.name), ...numberFailures(company, false) }, context);
  addIssues(contactFailures(company.contact), context, ['contact']);
});

/** The contact person for the request. */
export const rfdContact = typedContact.superRefine((contact, context) => addIssues(contactFailures(contact), context));

/** The fields of a manager's request in addition to its description. */
export const rfdOrder = z.object({
  company: rfdCompany.prefault({}),
  contact: rfdContact.prefault({}),
  /** Set by senior managers. If empty, the request goes to the queue. */
  manager_id: z.union([uuid, z.literal('')]).default(''),
});

const text = z.string();
const typedContactView = z.strictObject({
  ...{ name: text, surname: text, patronymic: text, phone: text, email: text },
  ...{ additional_phone: text, additional_email: text },
});

/** The customer's details in a manager's draft, as typed. */
export const typedOrderView = z.strictObject({
  company: z.strictObject({ id: text, name: text, inn: text, kpp: text, ogrn: text, contact: typedContactView }),
  contact: typedContactView,
  manager_id: text,
});
export type TypedOrderView = z.infer<typeof typedOrderView>;
