import { applicationPageStages, endpoints } from '@setu/contract';
import { wireApplicationStatus } from '@setu/proto/wire-words';
import { route } from '../http/route.js';
import { applicationListPage, applicationPage, presentApplication, saveApplication } from '../pages/applications.js';
import { namedView } from '../present/reference.js';

/** Suppliers' applications: the public form, and the managers' work with them. */
export const applicationRoutes = [
  route(endpoints.getApplicationForm, async (ask) => {
    const { industries } = await ask.deps.services.identity.listIndustries({}, ask.reads());
    const named = industries.map((industry) => namedView(industry, ask.locale));
    return { data: { stages: [...applicationPageStages], industries: named } };
  }),
  route(endpoints.saveApplication, async (ask) => ({ data: await saveApplication(ask) })),
  route(endpoints.listApplications, async (ask) => ({ data: await applicationListPage(ask, ask.query) })),
  route(endpoints.searchApplications, async (ask) => ({ data: await applicationListPage(ask, ask.query) })),
  route(endpoints.getApplication, async (ask) => ({ data: await applicationPage(ask, ask.params.application) })),
  route(endpoints.setApplicationManager, async (ask) => {
    const asked = { applicationId: ask.params.application, userId: ask.input.userId };
    const { application } = await ask.deps.services.review.setApplicationManager(asked, ask.writes());
    return { data: await presentApplication(ask, application) };
  }),
  route(endpoints.noteApplication, async (ask) => {
    const { idempotencyKey, params, input } = ask;
    const asked = { applicationId: params.application, text: input.text, idempotencyKey };
    const { application } = await ask.deps.services.review.noteApplication(asked, ask.writes());
    return { data: await presentApplication(ask, application) };
  }),
  route(endpoints.updateApplicationStatus, async (ask) => {
    const { status, version = 0, reject_comment: rejectComment } = ask.input;
    const { idempotencyKey, params } = ask;
    const asked = { applicationId: params.id, version, rejectComment, idempotencyKey };
    const moved = { ...asked, status: wireApplicationStatus(status) };
    const { application } = await ask.deps.services.review.moveApplication(moved, ask.writes());
    return { data: await presentApplication(ask, application) };
  }),
];
