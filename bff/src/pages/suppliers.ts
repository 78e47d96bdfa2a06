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
import type { Ask } from '../http/call-context.js';
import { fileView } from '../present/file.js';
import { personView } from '../present/person.js';
import { namedView } from '../present/reference.js';
import { fieldsOfApplication, supplierFields } from '../present/supplier.js';
import { optional } from './part.js';
import { filesOf } from './request-files.js';

type Input = InputOfEndpoint<Endpoints['createSupplier']>;

/** Returns the options of a supplier's form: industries, and for senior managers the managers to choose from. */
const offered = async (ask: Ask) => {
  const { identity } = ask.deps.services;
  const isSenior = ask.actor.companyType === 'broker' && ask.actor.roles.includes('TEAM_ADMIN');
  const [{ industries }, { managers }] = await Promise.all([
    identity.listIndustries({}, ask.reads()),
    isSenior ? identity.listManagers({}, ask.reads()) : { managers: [] },
  ]);
  return {
    industries: industries.map((industry) => namedView(industry, ask.locale)),
    managers: managers.map(personView),
  };
};

const applicationOf = async (ask: Ask, applicationId: string): Promise<Application> => {
  const { application } = await ask.deps.services.review.getApplication({ applicationId }, ask.reads());
  if (!application) throw notFound();
  return application;
};

const filesOfApplication = async (ask: Ask, fileIds: string[]): Promise<FileRef[]> => {
  if (fileIds.length === 0) return [];
  const found = await optional(ask.deps.services.media.batchGetFiles({ fileIds }, ask.reads()), undefined);
  return fileIds.flatMap((id) => found?.files[id]?.file ?? []);
};

/** Returns the form of a new supplier. For an application it contains the application's data. */
export const newSupplierPage = async (ask: Ask, applicationId: string): Promise<SupplierFormView> => {
  const application = applicationId === '' ? undefined : await applicationOf(ask, applicationId);
  const [offers, files] = await Promise.all([offered(ask), filesOfApplication(ask, application?.fileIds ?? [])]);
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
export const supplierPage = async (ask: Ask, companyId: string): Promise<SupplierFormView> => {
  const [{ form, version }, offers] = await Promise.all([
    ask.deps.services.identity.getSupplierForm({ companyId }, ask.reads()),
    offered(ask),
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

const leased = async (ask: Ask, companyId: string, { media, known }: { media: string[]; known: FileRef[] }) => {
  try {
    return await filesOf(ask, { kind: TargetKind.COMPANY, targetId: companyId, ids: media, known });
  } catch (error) {
    if (!isAppError(error, 'invalid')) throw error;
    throw invalid(Object.fromEntries(error.fields.map(({ path, code }) => [path.replace(/^files\b/, 'media'), code])));
  }
};

/** Creates a supplier, from an application if one is named, and returns its id. A repeat returns the same supplier. */
export const createSupplier = async (ask: Ask, input: Input): Promise<string> => {
  const applicationId = input['supp-app-id'] || String(ask.req.query['supp-app-id'] ?? '');
  const application = applicationId === '' ? undefined : await applicationOf(ask, applicationId);
  if (application?.status === ApplicationStatus.REJECTED) throw refused('conflict', { current_status: 'rejected' });
  const companyId = systemIds.id();
  const files = await leased(ask, companyId, { media: input.media, known: [] });
  const key = createHash('sha256')
    .update(JSON.stringify({ ...input, applicationId }))
    .digest('base64url');
  const made = await ask.deps.services.identity.createSupplier(
    {
      companyId,
      form: wireForm(input, files),
      applicationId,
      invites: input.invite,
      idempotencyKey: ask.idempotencyKey || key,
    },
    ask.writes(),
  );
  return made.companyId;
};

/** Saves a supplier's form and returns its id. */
export const saveSupplier = async (ask: Ask, companyId: string, input: Input): Promise<string> => {
  const { identity } = ask.deps.services;
  const { form } = await identity.getSupplierForm({ companyId }, ask.reads());
  const files = await leased(ask, companyId, { media: input.media, known: form?.files ?? [] });
  await identity.saveSupplier({ companyId, form: wireForm(input, files), version: input.version }, ask.writes());
  return companyId;
};
