import { endpoints } from '@setu/contract';
import { internal, notFound } from '@setu/kit/core';
import { wirePersonRole, wireUserStatus } from '@setu/proto/wire-words';
import { route } from '../http/route.js';
import { companyAdminList, companyAdminPage, companyAdminRows, deleteCompany } from '../pages/company-admin.js';
import { matureStateView } from '../present/company-admin.js';
import { profileView } from '../present/teammate.js';

/** The administration of companies. */
export const companyCareRoutes = [
  route(endpoints.listAllCompanies, async (ask) => ({ data: await companyAdminList(ask, ask.query) })),
  route(endpoints.getCompanyCare, async (ask) => ({ data: await companyAdminPage(ask, ask.params.company) })),
  route(endpoints.setCompanyBlacklisted, async (ask) => {
    const { company: companyId, type } = ask.params;
    if (type !== 'add' && type !== 'remove') throw notFound();
    const asked = { companyId, blacklisted: type === 'add' };
    return { data: await ask.deps.services.identity.setCompanyBlacklisted(asked, ask.writes()) };
  }),
  route(endpoints.listCompanyInvites, async (ask) => ({
    data: await companyAdminRows(ask, ask.params.company, { kind: 'invite', query: ask.query }),
  })),
  route(endpoints.listCompanyUsers, async (ask) => ({
    data: await companyAdminRows(ask, ask.params.company, { kind: 'user', query: ask.query }),
  })),
  route(endpoints.removeCompanyInvite, async (ask) => {
    await ask.deps.services.identity.removeInvite({ inviteId: ask.params.id }, ask.writes());
    return { data: {} };
  }),
  route(endpoints.extendCompanyInvite, async (ask) => {
    const { invite } = await ask.deps.services.identity.extendInvite({ inviteId: ask.params.id }, ask.writes());
    if (invite === undefined) throw internal('an invite was extended but is missing from the answer');
    return { data: { valid_for: invite.validFor } };
  }),
  route(endpoints.deleteCompany, async (ask) => {
    await deleteCompany(ask, ask.input.company);
    return { data: {} };
  }),
  route(endpoints.getCompanyMatureState, async (ask) => {
    const asked = { companyId: ask.params.company };
    return { data: matureStateView(await ask.deps.services.identity.getMatureState(asked, ask.reads())) };
  }),
  route(endpoints.removeCompanyUser, async (ask) => {
    const asked = { userId: ask.params.id, heirId: ask.input.heir };
    await ask.deps.services.identity.removeTeammate(asked, ask.writes());
    return { data: {} };
  }),
  route(endpoints.listWholeUsers, async (ask) => {
    const asked = { companyId: ask.params.company };
    const { teammates } = await ask.deps.services.identity.listTeammates(asked, ask.reads());
    return { data: { list: teammates.map(profileView) } };
  }),
  route(endpoints.saveCompanyUser, async (ask) => {
    const { id: userId, roles, status, heir: heirId, ...said } = ask.input;
    const asked = {
      ...{ userId, heirId, surname: said.surname, name: said.name, patronymic: said.patronymic },
      ...{ mobilePhone: said.mobile_phone, workPhone: said.work_phone, workAddPhone: said.work_add_phone },
      ...{ roles: roles.map(wirePersonRole), status: wireUserStatus(status) },
    };
    const { teammate } = await ask.deps.services.identity.saveTeammate(asked, ask.writes());
    return { data: { user: profileView(teammate) } };
  }),
];
