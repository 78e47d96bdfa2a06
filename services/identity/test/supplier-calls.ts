import type { Actor } from '@setu/proto/common';
import type { World } from './fixtures.js';

const id = '00000000-0000-4000-8000-000000000000';

type Answer = 'ok' | 'not_found' | 'invalid';

interface Expectations<Expected> {
  managersOnly: Expected;
  signedIn: (answer: Answer) => Expected;
  everyone: (answer: Answer) => Expected;
}

/** The calls about applicants and suppliers' forms, with the expected answers. */
export function supplierCalls<Expected extends { anonymous: string; system: string }>(
  client: World['client'],
  { managersOnly, signedIn, everyone }: Expectations<Expected>,
) {
  const call = <Who>(expected: Who, of: (actor: Actor) => Promise<unknown>): [Who, typeof of] => [expected, of];
  const blank = { companyId: id, form: undefined, applicationId: '', invites: false, idempotencyKey: '' };
  // Anonymous visitors must answer a captcha first.
  const applicants = { ...everyone('ok'), anonymous: 'invalid' as const, system: 'invalid' as const };
  return {
    createCustomer: call(managersOnly, (actor) =>
      client.createCustomer({ requestId: id, shortName: '', inn: '', kpp: '', ogrn: '' }, { actor }),
    ),
    createSupplier: call(managersOnly, (actor) => client.createSupplier(blank, { actor })),
    findSimilarSuppliers: call({ ...managersOnly, manager: 'ok' as const }, (actor) =>
      client.findSimilarSuppliers({ companyName: 'X', pan: '', gstn: '', webSiteUrl: '', emails: [] }, { actor }),
    ),
    getSupplierForm: call(signedIn('not_found'), (actor) => client.getSupplierForm({ companyId: id }, { actor })),
    saveSupplier: call(signedIn('not_found'), (actor) =>
      client.saveSupplier({ companyId: id, form: undefined, version: 1 }, { actor }),
    ),
    admitApplicant: call(applicants, (actor) =>
      client.admitApplicant({ email: `${actor.userId}@apply.example`, captcha: '', idempotencyKey: '' }, { actor }),
    ),
  };
}
