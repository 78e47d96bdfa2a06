import { setTimeout as sleep } from 'node:timers/promises';
import type { UploadedCardsView } from '@setu/contract';
import { internal, invalid, systemIds } from '@setu/kit/core';
import type { ImportRow, ImportRun } from '@setu/proto/catalogue/imports';
import { ImportRowResult, ImportState } from '@setu/proto/catalogue/words';
import { importFailureWord } from '@setu/proto/wire-words';
import type { CallContext } from '../http/call-context.js';
import { longestUploadMs, readCardsForm } from '../http/cards-form.js';
import { failureText } from '../language/import-texts.js';
import { importRowView, isUnderWay } from '../present/card-upload.js';
import { runViewOf } from './card-upload-runs.js';

/** The route options for uploading a file of cards. */
export const receivingCards = { streams: true, budgetMs: longestUploadMs + 20_000 } as const;

/** How long the answer waits for the file to be checked, and how often it polls. */
const waitMs = 5_000;
const lookMs = 150;

const maxRowsShown = 50;

/** Reads the form's `dry` field. Absent means false. */
const readDry = (value: unknown): boolean => {
  if (value === undefined || value === '' || value === 'false' || value === '0') return false;
  if (value === 'true' || value === '1') return true;
  throw invalid({ dry: 'invalid_option' });
};

interface Place {
  companyId: string;
  runId: string;
}

const rowsOf = async (call: CallContext, place: Place, of: { results: ImportRowResult[]; limit: number }) => {
  if (of.limit === 0) return { rows: [], run: undefined };
  const page = { page: 1, limit: of.limit };
  return call.deps.services.catalogue.getImport({ ...place, results: of.results, page }, call.reads());
};

/** Returns the run once it is checked, or in its current state once the waiting time is over. */
const waited = async (call: CallContext, place: Place, started: ImportRun): Promise<ImportRun> => {
  const deadline = performance.now() + waitMs;
  let run = started;
  while (isUnderWay(run) && performance.now() < deadline) {
    await sleep(lookMs, undefined, { signal: call.signal });
    run = (await rowsOf(call, place, { results: [], limit: 1 })).run ?? run;
  }
  return run;
};

const others = [
  ...[ImportRowResult.FRESH, ImportRowResult.UPDATE, ImportRowResult.UNCHANGED],
  ...[ImportRowResult.CREATED, ImportRowResult.UPDATED],
];

/** Returns the first rows for the answer, faulty ones first. */
const firstRows = async (call: CallContext, place: Place): Promise<ImportRow[]> => {
  const { rows: faulty } = await rowsOf(call, place, { results: [ImportRowResult.FAULTY], limit: maxRowsShown });
  const { rows } = await rowsOf(call, place, { results: others, limit: maxRowsShown - faulty.length });
  return [...faulty, ...rows];
};

/**
 * Receives a file of cards and starts an import run. The files stream into media as they arrive, and the catalogue owns
 * the run. A missing permission is reported before anything is read. Repeating the idempotency key returns the existing
 * run.
 */
export const receiveCards = async (call: CallContext, companyId: string): Promise<UploadedCardsView> => {
  const { catalogue } = call.deps.services;
  await catalogue.listImports({ companyId }, call.reads());
  await call.deps.uploadLimit.take(call.req.ip ?? '');
  const leave = call.deps.uploadPlaces.enter(call.caller);
  const { fields, sheet, pictures } = await readCardsForm(call, companyId).finally(leave);
  const isDry = readDry(fields.dry);
  if (!sheet) throw invalid({ file: 'no_file' });
  const key = call.idempotencyKey || systemIds.id();
  const start = { companyId, fileId: sheet.id, picturesId: pictures?.id ?? '', apply: !isDry, key };
  const { run: started } = await catalogue.startImport(start, call.writes());
  if (!started) throw internal('a run was started but cannot be found');
  const place = { companyId, runId: started.id };
  const run = await waited(call, place, started);
  const hasFailed = run.state === ImportState.FAILED;
  return {
    success: !hasFailed,
    error: failureText(call.locale, importFailureWord(run.failure)),
    data: (await firstRows(call, place)).map((row) => importRowView(row, call.locale)),
    run: await runViewOf(call, run),
  };
};
