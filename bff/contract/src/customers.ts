import { z } from 'zod';
import { type CompanyNumbers, numberFailures } from './company-numbers.js';
import { constants } from './constants.js';
import { emailFailure, phoneFailure } from './contact-details.js';
import { textUpTo, uuid } from './values.js';

const line = textUpTo(constants.lineMax).default('');

/** Who to call, as typed; the additional ones are a company's alone. */
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

/** The company a manager writes a request for, as typed: its id where it is here already, else what is said of it. */
export const typedCompany = z.object({
  id: line,
  name: line,
  inn: line,
  kpp: line,
  ogrn: line,
  contact: typedContact.prefault({}),
});

type Failures = Record<string, string | undefined>;

const tell = (failures: Failures, context: z.RefinementCtx, path: readonly string[] = []): void => {
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

/** INN of a company that is new here, KPP and OGRN (OGRNIP) where they are given. */
export const companyNumbers = z
  .object({ inn: line, kpp: line, ogrn: line })
  .superRefine((numbers: CompanyNumbers, context) => tell(numberFailures(numbers, false), context));

/** Whom a request is for: a company that is here, or a new one by name, INN and whom to call (specification, section 5). */
export const rfdCompany = typedCompany.superRefine((company, context) => {
  if (company.id !== '') {
    tell({ id: uuid.safeParse(company.id).success ? undefined : 'invalid_option' }, context);
    return;
  }
  tell({ name: written(company.name), ...numberFailures(company, false) }, context);
  tell(contactFailures(company.contact), context, ['contact']);
});

/** Who to call about the request. */
export const rfdContact = typedContact.superRefine((contact, context) => tell(contactFailures(contact), context));

/** What a manager's request is published with beside its description. */
export const rfdOrder = z.object({
  company: rfdCompany.prefault({}),
  contact: rfdContact.prefault({}),
  /** Told by seniors; empty: the queue's. */
  manager_id: z.union([uuid, z.literal('')]).default(''),
});

const text = z.string();
const typedContactView = z.strictObject({
  ...{ name: text, surname: text, patronymic: text, phone: text, email: text },
  ...{ additional_phone: text, additional_email: text },
});

/** What a manager's draft says of the customer, as it was typed. */
export const typedOrderView = z.strictObject({
  company: z.strictObject({ id: text, name: text, inn: text, kpp: text, ogrn: text, contact: typedContactView }),
  contact: typedContactView,
  manager_id: text,
});
export type TypedOrderView = z.infer<typeof typedOrderView>;
