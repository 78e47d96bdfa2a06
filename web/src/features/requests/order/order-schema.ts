import { issueCodes, rfdCompany, rfdContact } from '@setu/contract';
import { z } from 'zod';
import { emptyOrder, type OrderValues, orderPaths, toSentOrder } from './order-values';

type Part = 'company' | 'contact';

const names = new Map<string, string>(Object.entries(orderPaths).map(([name, path]) => [path, name]));
const schemas: Record<Part, z.ZodType> = { company: rfdCompany, contact: rfdContact };

/** Checks one part of the sent data against the contract and adds the errors to the form's fields. */
function check(part: Part, values: Partial<OrderValues>, context: z.RefinementCtx): void {
  const result = schemas[part].safeParse(toSentOrder({ ...emptyOrder, ...values })[part], { reportInput: true });
  for (const [path, { code, params }] of Object.entries(issueCodes(result.error?.issues ?? [])))
    context.addIssue({ code: 'custom', message: code, params, path: [names.get(`${part}.${path}`) ?? path] });
}

/** Requires a choice for an existing company, and name, INN and contact for a new one. */
export const customerSchema = z.custom<Partial<OrderValues>>().superRefine((values, context) => {
  if (values.companyKind === 'new') check('company', values, context);
  else if (!values.company) context.addIssue({ code: 'custom', message: 'required', path: ['company'] });
});

/** Validates the contact of the request. */
export const orderContactSchema = z
  .custom<Partial<OrderValues>>()
  .superRefine((values, context) => check('contact', values, context));

/** The manager is optional. */
export const managerSchema = z.object({});
