import { createHash } from 'node:crypto';
import {
  businessTypeOf,
  type Endpoints,
  type InputOfEndpoint,
  ruledSupplier,
  type SupplierFormView,
} from '@setu/contract';
import { internal, invalid, isAppError, notFound, refused, systemIds } from '@setu/kit/core';
import type { FileRef } from '@setu/proto/common';
import type { SupplierForm } from '@setu/proto/identity/suppliers';
import { TargetKind } from '@setu/proto/media/files';
import { type Application, ApplicationForm } from '@setu/proto/review/applications';
import { ApplicationStatus } from '@setu/proto/review/words';
import { wireBusinessType } from '@setu/proto/wire-words';
import type { CallContext } from '../http/call-context.js';
import { fileView } from '../present/file.js';
import { personView } from '../present/person.js';
import { namedView } from '../present/reference.js';
import { fieldsOfApplication, supplierFields } from '../present/supplier.js';
import { optional } from './part.js';
import { filesOf } from './request-files.js';

type Input = InputOfEndpoint<Endpoints['createSupplier']>;

/** Returns the options of a supplier's form: industries, and for senior managers the managers to choose from. */
const offered = async (call: CallContext) => {
  const { identity } = call.deps.services;
  const isSenior = call.actor.companyType === 'broker' && call.actor.roles.includes('TEAM_ADMIN');
  const [{ industries }, { managers }] = await Promise.all([
    identity.listIndustries({}, call.reads()),
    isSenior ? identity.listManagers({}, call.reads()) : { managers: [] },
  ]);
  return {
    industries: industries.map((industry) => namedView(industry, call.locale)),
    managers: managers.map(personView),
  };
};

const applicationOf = async (call: CallContext, applicationId: string): Promise<Application> => {
  const { application } = await call.deps.services.review.getApplication({ applicationId }, call.reads());
  if (!application) throw notFound();
  return application;
};

const filesOfApplication = async (call: CallContext, fileIds: string[]): Promise<FileRef[]> => {
  if (fileIds.length === 0) return [];
  const found = await optional(call.deps.services.media.batchGetFiles({ fileIds }, call.reads()), undefined);
  return fileIds.flatMap((id) => found?.files[id]?.file ?? []);
};

/** Returns the form of a new supplier. For an application it contains the application's data. */
export const newSupplierPage = async (call: CallContext, applicationId: string): Promise<SupplierFormView> => {
  const application = applicationId === '' ? undefined : await applicationOf(call, applicationId);
  const [offers, files] = await Promise.all([offered(call), filesOfApplication(call, application?.fileIds ?? [])]);
  const form = application?.form ?? ApplicationForm.create();
  const { companyId = '', companyShortName: short_name = '' } = application ?? {};
  return {
    supplier: fieldsOfApplication(form, files.map(fileView)),
    version: 0,
    application: application ? { id: application.id, numeric_hash: application.numericHash } : null,
    company: companyId === '' ? null : { id: companyId, short_name },
    ...offers,
  };
};

/** Returns the form of an existing supplier. */
export const supplierPage = async (call: CallContext, companyId: string): Promise<SupplierFormView> => {
  const [{ form, version }, offers] = await Promise.all([
    call.deps.services.identity.getSupplierForm({ companyId }, call.reads()),
    offered(call),
  ]);
  if (!form) throw internal('a supplier without its form');
  const company = { id: companyId, short_name: form.companyName };
  return { supplier: supplierFields(form), version, application: null, company, ...offers };
};

const wireForm = (input: Input, files: FileRef[]): SupplierForm => {
  const form = ruledSupplier(input);
  const businessType = wireBusinessType(businessTypeOf(input.type) ?? 'any');
  return { ...form, industryIds: [...form.industryIds], businessType, files, managerId: input.manager_id ?? '' };
};

const leased = async (
  call: CallContext,
  companyId: string,
  { media, known }: { media: string[]; known: FileRef[] },
) => {
  try {
    return await filesOf(call, { kind: TargetKind.COMPANY, targetId: companyId, ids: media, known });
  } catch (error) {
    if (!isAppError(error, 'invalid')) throw error;
    throw invalid(Object.fromEntries(error.fields.map(({ path, code }) => [path.replace(/^files\b/, 'media'), code])));
  }
};

/** Creates a supplier, from an application if one is named, and returns its id. A repeat returns the same supplier. */
export const createSupplier = async (call: CallContext, input: Input): Promise<string> => {
  const applicationId = input['supp-app-id'] || String(call.req.query['supp-app-id'] ?? '');
  const application = applicationId === '' ? undefined : await applicationOf(call, applicationId);
  if (application?.status === ApplicationStatus.REJECTED) throw refused('conflict', { current_status: 'rejected' });
  const companyId = systemIds.id();
  const files = await leased(call, companyId, { media: input.media, known: [] });
  const key = createHash('sha256')
    .update(JSON.stringify({ ...input, applicationId }))
    .digest('base64url');
  const made = await call.deps.services.identity.createSupplier(
    {
      companyId,
      form: wireForm(input, files),
      applicationId,
      invites: input.invite,
      idempotencyKey: call.idempotencyKey || key,
    },
    call.writes(),
  );
  return made.companyId;
};

/** Saves a supplier's form and returns its id. */
export const saveSupplier = async (call: CallContext, companyId: string, input: Input): Promise<string> => {
  const { identity } = call.deps.services;
  const { form } = await identity.getSupplierForm({ companyId }, call.reads());
  const files = await leased(call, companyId, { media: input.media, known: form?.files ?? [] });
  await identity.saveSupplier({ companyId, form: wireForm(input, files), version: input.version }, call.writes());
  return companyId;
};
