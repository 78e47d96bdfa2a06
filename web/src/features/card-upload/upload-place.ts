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

/** Where one is on the page: the address holds it, so that a reload comes back to the same run and rows. */
export interface UploadPlace {
  /** Empty: a file is being chosen. */
  run: string;
  /** All rows, or the faulty ones; absent: faulty ones where there are any. */
  rows: 'all' | 'faulty' | undefined;
  page: number;
}

/** Rows of one page of the table. */
export const rowsPerPage = 30;

export const isUnderWay = ({ state }: ImportRunView): boolean => state === 'reading' || state === 'applying';

/** The address of the page with a run and a part of its rows; without a run a file is chosen. */
export const uploadHref = (company: string, { run, rows, page = 1 }: Partial<UploadPlace> = {}): string => {
  const query = new URLSearchParams([
    ['run', run ?? 'none'],
    ...(rows ? [['rows', rows]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]);
  return `${screenPath('company_catalog_upload_page', { company })}?${query}`;
};

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether the reader began a run, in his own name or in that of whom he acts for; of a run nobody is named for, he may have. */
const isOwn = ({ user }: ImportRunView, reader: PageContext['user']): boolean =>
  user === null || user.id === reader?.id || user.id === reader?.acting_as?.id;

/**
 * What the address says; where it names no run, the reader's own that is under way, which it names from then on. What a
 * colleague began stands among the earlier uploads: whoever comes to upload gets to choose his file.
 */
export function useUploadPlace({ company, runs }: Pick<CardUploadView, 'company' | 'runs'>): UploadPlace {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const reader = useUser();
  const said = params.get('run');
  // Of the moment the page was opened: the run is not lost when it ends before the address names it.
  const [running] = useState(() => runs.find((run) => isUnderWay(run) && isOwn(run, reader))?.id ?? '');
  const run = said === null ? running : uuid.test(said) ? said : '';
  const isUnnamed = said === null && running !== '';
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

/** The query of a run's rows. */
export const rowsSearch = ({ rows, page }: Pick<UploadPlace, 'rows' | 'page'>): string =>
  serializeListQuery(importRowCodec, {
    page,
    limit: rowsPerPage,
    sort: null,
    filters: { result: rows === 'faulty' ? ['faulty'] : [] },
  });
