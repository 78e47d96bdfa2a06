import { notFound } from '@setu/kit/core';
import { type Handler, mustBeUser } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/identity';
import type { IdentityDeps } from '../deps.js';

/** Signed in. The caller's contact and company, as a request shows them. */
export function getOwnContact(deps: IdentityDeps): Handler<typeof wire.IdentityService, 'getOwnContact'> {
  return async (_request, { actor }) => {
    mustBeUser(actor);
    const member = await deps.read.users.byId(actor.userId);
    if (member === null) throw notFound();
    const { user, company } = member;
    const { name, surname, patronymic, email } = user;
    const extension = user.workAddPhone === '' ? '' : `, ${user.workAddPhone}`;
    return {
      contact: {
        name,
        surname,
        patronymic,
        designation: '',
        phone: user.mobilePhone,
        additionalPhone: user.workPhone === '' ? '' : `${user.workPhone}${extension}`,
        email,
        additionalEmail: '',
      },
      companyShortName: company.shortName,
      companyInn: company.inn,
    };
  };
}
