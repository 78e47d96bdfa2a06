import type { Endpoints, SupplierTrustView, TrustHistoryView, TrustItemsView } from '@setu/contract';
import { internal, notFound } from '@setu/kit/core';
import { CompanyType } from '@setu/proto/common/words';
import { TrustKind } from '@setu/proto/request/words';
import { wireTrustKind } from '@setu/proto/wire-words';
import { trustKinds } from '@setu/proto/words';
import type { CallContextOf } from '../http/call-context.js';
import { checkViews } from '../present/company.js';
import { certificateViews } from '../present/file.js';
import { figuresView, figureViews, trustItemView } from '../present/trust.js';
import { optional } from './part.js';

/** The timeout of the parts that may be missing. */
const timeoutMs = 800;

/** Returns what speaks for a supplier: checks, certificates and figures. 404 for other companies. */
export async function supplierTrust(call: CallContextOf<Endpoints['getSupplierTrust']>): Promise<SupplierTrustView> {
  const { identity, catalogue, request } = call.deps.services;
  const { company: companyId } = call.params;
  const [{ company }, certified, found] = await Promise.all([
    identity.getCompany({ companyId }, call.reads()),
    optional(catalogue.listCompanyCertificates({ companyId }, call.reads(timeoutMs)), null),
    optional(request.getTrustFigures({ supplierCompanyId: companyId }, call.reads(timeoutMs)), null),
  ]);
  if (!company) throw internal('a company answer without a company');
  if (company.type !== CompanyType.SUPPLIER) throw notFound();
  return {
    verified: certified?.verified ?? false,
    member_since: company.createdAt,
    checks: company.checks.flatMap((check) => checkViews(check, call.locale)),
    certificates: certified && certificateViews(certified),
    figures: found && figuresView(found),
  };
}

/** Returns a supplier's figures by month. The service decides who may see them. */
export async function trustHistory(call: CallContextOf<Endpoints['getTrustHistory']>): Promise<TrustHistoryView> {
  const supplierCompanyId = call.params.company;
  const found = await call.deps.services.request.getTrustHistory({ supplierCompanyId }, call.reads());
  const months = found.months.map(({ month, figures }) => ({ month, list: figureViews(figures) }));
  return { ...figuresView(found), months };
}

/** Returns a page of the requests behind a figure. */
export async function trustItems(call: CallContextOf<Endpoints['listTrustItems']>): Promise<TrustItemsView> {
  const { company: supplierCompanyId, figure } = call.params;
  const { page, limit } = call.query;
  const word = trustKinds.find((one) => one === figure);
  // The service checks rights before it rejects an unknown figure.
  const kind = word ? wireTrustKind(word) : TrustKind.UNSPECIFIED;
  const asked = { supplierCompanyId, kind, page: { page, limit } };
  const { items, total } = await call.deps.services.request.listTrustItems(asked, call.reads());
  return { list: items.map((item) => trustItemView(item, call.locale)), total };
}
