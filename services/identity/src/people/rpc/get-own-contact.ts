import { notFound } from '@setu/kit/core';
import { mustBeUser } from '@setu/kit/rpc';
import { noContact } from '@setu/proto/contact-fields';
import type { Rpc } from '../../served.js';

/** For signed-in users. Returns the caller's contact and company, as a request shows them. */
export const getOwnContact: Rpc<'getOwnContact'> =
  ({ read }) =>
  async (_request, { actor }) => {
    mustBeUser(actor);
    const member = await read.users.byId(actor.userId);
    if (member === undefined) throw notFound();
    const { user, company } = member;
    const { name, surname, patronymic, email } = user;
    const extension = user.workAddPhone === '' ? '' : `, ${user.workAddPhone}`;
    return {
      contact: {
        ...{ ...noContact, name, surname, patronymic, email },
        phone: user.mobilePhone,
        additionalPhone: user.workPhone === '' ? '' : `${user.workPhone}${extension}`,
      },
      companyShortName: company.shortName,
      companyInn: company.inn,
    };
  };
