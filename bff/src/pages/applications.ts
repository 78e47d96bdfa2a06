import {
  type ApplicationListView,
  type ApplicationSavedView,
  type ApplicationView,
  type applicationListCodec,
  applicationStatuses,
  type Endpoints,
  type ListQuery,
  ruledSupplier,
} from '@setu/contract';
import { internal, isUuid, notFound } from '@setu/kit/core';
import type { Application, ApplicationStatusCount } from '@setu/proto/review/applications';
import { applicationStatusWord, wireApplicationStatus } from '@setu/proto/wire-words';
import type { CallContext, CallContextOf } from '../http/call-context.js';
import { applicationRowView, applicationView } from '../present/application.js';
import { fileView } from '../present/file.js';
import { personOrNull, personView } from '../present/person.js';
import { namedView } from '../present/reference.js';
import { admitApplicant, leasedFor } from './applicants.js';
import { wireSort } from './card-filter.js';
import { optional } from './part.js';

/**
 * Sends an application. The application gets its id here, because its files are leased before it is stored. Repeating
 * the call returns the same application.
 */
export const saveApplication = async (
  call: CallContextOf<Endpoints['saveApplication']>,
): Promise<ApplicationSavedView> => {
  const {
    'g-recaptcha-response': captcha = '',
    media,
    type,
    regulation_accepted: regulationAccepted,
    ...fields
  } = call.input;
  const form = ruledSupplier(fields);
  const { applicationId, files } = await leasedFor(call, media);
  const idempotencyKey = await admitApplicant(call, { email: form.email, captcha, input: { ...call.input } });
  const saved = await call.deps.services.review.saveApplication(
    {
      applicationId,
      form: { ...form, industryIds: [...form.industryIds], businessType: type ?? '', regulationAccepted },
      fileIds: files,
      idempotencyKey,
    },
    call.writes(),
  );
  return { id: saved.applicationId, numeric_hash: saved.numericHash, created_at: saved.createdAt };
};

const isStatus = (text: string): boolean => applicationStatuses.some((status) => status === text);
/** Returns whether a filter has values, but none of them exists. Such a filter finds nothing instead of everything. */
const namesNone = (values: readonly string[], exists: (one: string) => boolean): boolean =>
  values.length > 0 && !values.some(exists);

/** Returns a page of applications, and the users that its filter offers. */
export const applicationListPage = async (
  call: CallContext,
  { filters, sort, page, limit }: ListQuery<typeof applicationListCodec>,
): Promise<ApplicationListView> => {
  const { identity, review } = call.deps.services;
  const query = {
    search: filters.search,
    statuses: applicationStatuses.filter((status) => filters.status.includes(status)).map(wireApplicationStatus),
    managerIds: filters.managers.filter(isUuid),
    createdOn: { ...filters['created-on'], timeZone: call.caller.timeZone },
    waitsForCaller: filters.queue.includes('mine'),
    ...{ sort: wireSort(sort), page: { page, limit } },
  };
  const [found, people] = await Promise.all([
    review.listApplications(query, call.reads()),
    optional(identity.listManagers({}, call.reads()), null),
  ]);
  const findsNone =
    namesNone(filters.status, isStatus) ||
    namesNone(filters.managers, isUuid) ||
    namesNone(filters.queue, (queue) => queue === 'mine');
  return {
    list: findsNone ? [] : found.applications.flatMap(applicationRowView),
    totalCount: findsNone ? 0 : found.total,
    managers: (people?.managers ?? []).map(personView),
    counts: countsOf(findsNone ? [] : found.counts),
    waiting_count: found.waitingForCaller,
  };
};

const noCounts = Object.fromEntries(applicationStatuses.map((status) => [status, 0])) as ApplicationListView['counts'];
const countsOf = (counts: readonly ApplicationStatusCount[]): ApplicationListView['counts'] =>
  Object.assign(
    { ...noCounts },
    ...counts.map(({ status, count }) => {
      const name = applicationStatusWord(status);
      return name ? { [name]: count } : {};
    }),
  );

/** Returns the data that identifies an application's company. */
const likeness = ({ form }: Application) => ({
  ...{ companyName: form?.companyName ?? '', pan: form?.pan ?? '', gstn: form?.gstn ?? '' },
  webSiteUrl: form?.webSiteUrl ?? '',
  emails: [form?.email ?? '', form?.additionalEmail ?? ''],
});

/**
 * Presents an application with its files, its manager and the users it may be assigned to. If other services do not
 * answer, their parts are left out. So the answer to a write never fails because of them.
 */
export const presentApplication = async (
  call: CallContext,
  application: Application | undefined,
  { isWritten = true }: { isWritten?: boolean } = {},
): Promise<ApplicationView> => {
  const part = <T, U>(promise: Promise<T>, otherwise: U): Promise<T | U> =>
    isWritten ? optional(promise, otherwise) : promise;
  if (!application) throw internal('an answer without its application');
  const { identity, media } = call.deps.services;
  const { managerId, fileIds } = application;
  const [{ industries }, people, files, { managers }, { suppliers }] = await Promise.all([
    part(identity.listIndustries({}, call.reads()), { industries: [] }),
    managerId === '' ? undefined : part(identity.batchGetPeople({ userIds: [managerId] }, call.reads()), undefined),
    fileIds.length === 0 ? undefined : optional(media.batchGetFiles({ fileIds }, call.reads()), undefined),
    part(identity.listManagers({}, call.reads()), { managers: [] }),
    optional(identity.findSimilarSuppliers(likeness(application), call.reads()), { suppliers: [] }),
  ]);
  const isSenior = call.actor.roles.includes('TEAM_ADMIN');
  return applicationView(application, {
    industries: industries.map((industry) => namedView(industry, call.locale)),
    media: fileIds.flatMap((id) => {
      const file = files?.files[id]?.file;
      return file ? [fileView(file)] : [];
    }),
    manager: personOrNull(people?.people[managerId]?.person),
    managers: isSenior ? managers.map(personView) : [],
    // The company created from this application is not a duplicate.
    suppliers: suppliers.filter(({ companyId }) => companyId !== application.companyId),
  });
};

/** Returns the page of an application. 404 if it does not exist. */
export const applicationPage = async (call: CallContext, applicationId: string): Promise<ApplicationView> => {
  const { application } = await call.deps.services.review.getApplication({ applicationId }, call.reads());
  if (!application) throw notFound();
  return presentApplication(call, application, { isWritten: false });
};
