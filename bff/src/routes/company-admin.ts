import { endpoints } from '@setu/contract';
import { internal, notFound } from '@setu/kit/core';
import { wirePersonRole, wireUserStatus } from '@setu/proto/wire-words';
import { route } from '../http/route.js';
import { companyAdminList, companyAdminPage, companyAdminRows, deleteCompany } from '../pages/company-admin.js';
import { matureStateView } from '../present/company-admin.js';
import { profileView } from '../present/teammate.js';

/** The administration of companies. */
export const companyAdminRoutes = [
  route(endpoints.listAllCompanies, async (call) => ({ data: await companyAdminList(call, call.query) })),
  route(endpoints.getCompanyAdmin, async (call) => ({
    data: await companyAdminPage(call, call.params.company),
  })),
  route(endpoints.setCompanyBlacklisted, async (call) => {
    const { company: companyId, type } = call.params;
    if (type !== 'add' && type !== 'remove') throw notFound();
    const command = { companyId, blacklisted: type === 'add' };
    return { data: await call.deps.services.identity.setCompanyBlacklisted(command, call.writes()) };
  }),
  route(endpoints.listCompanyInvites, async (call) => ({
    data: await companyAdminRows(call, call.params.company, { kind: 'invite', query: call.query }),
  })),
  route(endpoints.listCompanyUsers, async (call) => ({
    data: await companyAdminRows(call, call.params.company, { kind: 'user', query: call.query }),
  })),
  route(endpoints.removeCompanyInvite, async (call) => {
    await call.deps.services.identity.removeInvite({ inviteId: call.params.id }, call.writes());
    return { data: {} };
  }),
  route(endpoints.extendCompanyInvite, async (call) => {
    const { invite } = await call.deps.services.identity.extendInvite({ inviteId: call.params.id }, call.writes());
    if (invite === undefined) throw internal('an invite was extended but is missing from the answer');
    return { data: { valid_for: invite.validFor } };
  }),
  route(endpoints.deleteCompany, async (call) => {
    await deleteCompany(call, call.input.company);
    return { data: {} };
  }),
  route(endpoints.getCompanyMatureState, async (call) => {
    const query = { companyId: call.params.company };
    return { data: matureStateView(await call.deps.services.identity.getMatureState(query, call.reads())) };
  }),
  route(endpoints.removeCompanyUser, async (call) => {
    const command = { userId: call.params.id, heirId: call.input.heir };
    await call.deps.services.identity.removeTeammate(command, call.writes());
    return { data: {} };
  }),
  route(endpoints.listWholeUsers, async (call) => {
    const query = { companyId: call.params.company };
    const { teammates } = await call.deps.services.identity.listTeammates(query, call.reads());
    return { data: { list: teammates.map(profileView) } };
  }),
  route(endpoints.saveCompanyUser, async (call) => {
    const { id: userId, roles, status, heir: heirId, ...person } = call.input;
    const command = {
      ...{ userId, heirId, surname: person.surname, name: person.name, patronymic: person.patronymic },
      ...{ mobilePhone: person.mobile_phone, workPhone: person.work_phone, workAddPhone: person.work_add_phone },
      ...{ roles: roles.map(wirePersonRole), status: wireUserStatus(status) },
    };
    const { teammate } = await call.deps.services.identity.saveTeammate(command, call.writes());
    return { data: { user: profileView(teammate) } };
  }),
];
