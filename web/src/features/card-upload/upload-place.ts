import {
  type CardUploadView,
  type ImportRunView,
  importRowCodec,
  type PageContext,
  screenPath,
  serializeListQuery,
} from '@setu/contract';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useUser } from '../../session/use-session';

/** The state of the page. It is in the address, so a reload returns to the same run and rows. */
export interface UploadPlace {
  /** Empty while a file is being chosen. */
  run: string;
  /**
   * Whether all rows are listed, or only those with errors. Undefined means only those with errors if there are any,
   * otherwise all.
   */
  rows: 'all' | 'faulty' | undefined;
  page: number;
}

/** The number of rows in one page of the table. */
export const rowsPerPage = 30;

export const isUnderWay = ({ state }: ImportRunView): boolean => state === 'reading' || state === 'applying';

/** Returns the address of the page with a run and a part of its rows. Without a run, the page asks for a file. */
export const uploadHref = (company: string, { run, rows, page = 1 }: Partial<UploadPlace> = {}): string => {
  const query = new URLSearchParams([
    ['run', run ?? 'none'],
    ...(rows ? [['rows', rows]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]);
  return `${screenPath('company_catalog_upload_page', { company })}?${query}`;
};

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Tells whether the signed-in user started a run, for themselves or for a user they act for. A run without a user
 * counts as their own.
 */
const isOwn = ({ user }: ImportRunView, reader: PageContext['user']): boolean =>
  user === null || user.id === reader?.id || user.id === reader?.acting_as?.id;

/**
 * Returns the state from the address. Without a run in the address it returns the user's own run in progress, and puts
 * it into the address. A colleague's run is listed with the earlier uploads, so that it does not prevent a user from
 * choosing a file.
 */
export function useUploadPlace({ company, runs }: Pick<CardUploadView, 'company' | 'runs'>): UploadPlace {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const reader = useUser();
  const requested = params.get('run');
  // The run in progress when the page was opened. It stays known even if it ends before the address contains it.
  const [running] = useState(() => runs.find((run) => isUnderWay(run) && isOwn(run, reader))?.id ?? '');
  const run = requested === null ? running : uuid.test(requested) ? requested : '';
  const isUnnamed = requested === null && running !== '';
  useEffect(
    function nameTheRun() {
      if (isUnnamed) void navigate(uploadHref(company.id, { run: running }), { replace: true });
    },
    [isUnnamed, running, company.id, navigate],
  );
  const rows = params.get('rows');
  const page = Number(params.get('page') ?? 1);
  return {
    run,
    rows: rows === 'all' || rows === 'faulty' ? rows : undefined,
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

/** Returns the query of a run's rows. */
export const rowsSearch = ({ rows, page }: Pick<UploadPlace, 'rows' | 'page'>): string =>
  serializeListQuery(importRowCodec, {
    page,
    limit: rowsPerPage,
    sort: null,
    filters: { result: rows === 'faulty' ? ['faulty'] : [] },
  });
