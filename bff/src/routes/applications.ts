import { applicationPageStages, endpoints } from '@setu/contract';
import { wireApplicationStatus } from '@setu/proto/wire-words';
import { route } from '../http/route.js';
import { applicationListPage, applicationPage, presentApplication, saveApplication } from '../pages/applications.js';
import { namedView } from '../present/reference.js';

/** Suppliers' applications: the public form, and the managers' work with them. */
export const applicationRoutes = [
  route(endpoints.getApplicationForm, async (call) => {
    const { industries } = await call.deps.services.identity.listIndustries({}, call.reads());
    const named = industries.map((industry) => namedView(industry, call.locale));
    return { data: { stages: [...applicationPageStages], industries: named } };
  }),
  route(endpoints.saveApplication, async (call) => ({ data: await saveApplication(call) })),
  route(endpoints.listApplications, async (call) => ({ data: await applicationListPage(call, call.query) })),
  route(endpoints.searchApplications, async (call) => ({ data: await applicationListPage(call, call.query) })),
  route(endpoints.getApplication, async (call) => ({
    data: await applicationPage(call, call.params.application),
  })),
  route(endpoints.setApplicationManager, async (call) => {
    const command = { applicationId: call.params.application, userId: call.input.userId };
    const { application } = await call.deps.services.review.setApplicationManager(command, call.writes());
    return { data: await presentApplication(call, application) };
  }),
  route(endpoints.noteApplication, async (call) => {
    const { idempotencyKey, params, input } = call;
    const command = { applicationId: params.application, text: input.text, idempotencyKey };
    const { application } = await call.deps.services.review.noteApplication(command, call.writes());
    return { data: await presentApplication(call, application) };
  }),
  route(endpoints.updateApplicationStatus, async (call) => {
    const { status, version = 0, reject_comment: rejectComment } = call.input;
    const { idempotencyKey, params } = call;
    const command = { applicationId: params.id, version, rejectComment, idempotencyKey };
    const moved = { ...command, status: wireApplicationStatus(status) };
    const { application } = await call.deps.services.review.moveApplication(moved, call.writes());
    return { data: await presentApplication(call, application) };
  }),
];
