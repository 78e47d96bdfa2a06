import {
  type CardUploadRunView,
  type CardUploadView,
  cardColumns,
  type ImportRowResult,
  type ImportRunView,
  type importRowCodec,
  importRowResults,
  type ListQuery,
  maxPicturesBytes,
  maxSheetBytes,
  maxSheetRows,
  type PersonView,
} from '@setu/contract';
import { internal, notFound } from '@setu/kit/core';
import { systemActor } from '@setu/kit/rpc';
import type { ImportRun } from '@setu/proto/catalogue/imports';
import { wireImportRowResult } from '@setu/proto/wire-words';
import type { CallContext } from '../http/call-context.js';
import { sendFile } from '../http/media-bytes.js';
import { importRowView, importRunView } from '../present/card-upload.js';
import { companyFields } from '../present/company.js';
import { personView } from '../present/person.js';
import { optional } from './part.js';

/** Returns a lookup of the user who started a run. It returns no names if identity does not answer. */
const peopleOf = async (
  call: CallContext,
  runs: readonly ImportRun[],
): Promise<(run: ImportRun) => PersonView | null> => {
  const userIds = [...new Set(runs.map(({ userId }) => userId))].filter((id) => id !== '');
  if (userIds.length === 0) return () => null;
  const found = await optional(call.deps.services.identity.batchGetPeople({ userIds }, call.reads(800)), null);
  return ({ userId }) => {
    const person = found?.people[userId]?.person;
    return person ? personView(person) : null;
  };
};

/** Presents an import run. */
export const runViewOf = async (call: CallContext, run: ImportRun | undefined): Promise<ImportRunView> => {
  if (!run) throw internal('an answer about a run without the run');
  const personOf = await peopleOf(call, [run]);
  return importRunView(run, { user: personOf(run), language: call.locale });
};

/** Returns the upload page of a supplier's cards. The catalogue decides who may open it. */
export const cardUploadPage = async (call: CallContext, companyId: string): Promise<CardUploadView> => {
  const { identity, catalogue } = call.deps.services;
  const [{ runs, cards }, { company }] = await Promise.all([
    catalogue.listImports({ companyId }, call.reads()),
    identity.getCompany({ companyId }, call.reads()),
  ]);
  if (!company) throw internal('a company answer without a company');
  const { id, short_name, city, broker_manager } = companyFields(company, call.locale);
  const personOf = await peopleOf(call, runs);
  return {
    company: { id, short_name, city },
    broker_manager,
    cards,
    columns: cardColumns.length,
    limits: {
      sheet_bytes: maxSheetBytes,
      pictures_bytes: maxPicturesBytes,
      rows_xlsx: maxSheetRows.xlsx,
      rows_xls: maxSheetRows.xls,
    },
    runs: runs.map((run) => importRunView(run, { user: personOf(run), language: call.locale })),
  };
};

interface Place {
  company: string;
  run: string;
}

const isResult = (text: string): text is ImportRowResult => importRowResults.some((one) => one === text);

/** Returns a run and a page of its rows. An unknown result filter finds nothing. */
export const cardUploadRun = async (
  call: CallContext,
  { company, run: runId, query }: Place & { query: ListQuery<typeof importRowCodec> },
): Promise<CardUploadRunView> => {
  const { page, limit, filters } = query;
  const results = filters.result.filter(isResult);
  const findsNone = filters.result.length > 0 && results.length === 0;
  const found = await call.deps.services.catalogue.getImport(
    { companyId: company, runId, results: results.map(wireImportRowResult), page: { page, limit } },
    call.reads(),
  );
  return {
    run: await runViewOf(call, found.run),
    list: findsNone ? [] : found.rows.map((row) => importRowView(row, call.locale)),
    total: findsNone ? 0 : found.total,
  };
};

/** Sends the uploaded file with its errors marked. 404 until it is ready. */
export const sendMarkedFile = async (call: CallContext, { company, run: runId }: Place): Promise<void> => {
  const query = { companyId: company, runId, results: [], page: { page: 1, limit: 1 } };
  const { run } = await call.deps.services.catalogue.getImport(query, call.reads());
  if (!run?.markedFileId) throw notFound();
  // The catalogue has confirmed the caller's access. Media releases files made by a run only to our own processes.
  const asSystem = { ...call, actor: systemActor('bff') };
  await sendFile(
    call.deps.mediaProxy,
    asSystem,
    `/files/${run.markedFileId}/${encodeURIComponent(run.markedFileName)}`,
  );
};
