import { notFound } from '@setu/kit/core';
import { mustBeUser } from '@setu/kit/rpc';
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
