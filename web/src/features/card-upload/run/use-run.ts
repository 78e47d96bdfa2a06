import { skipToken } from '@reduxjs/toolkit/query';
import type { CardUploadRunView, ImportRunView } from '@setu/contract';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../../api/api';
import { idTag, listTag } from '../../../api/tags';
import { useGetCardFileRunQuery } from '../api';
import { isUnderWay, rowsSearch, type UploadPlace } from '../upload-place';

/** The polling interval in milliseconds of a run in progress. Its marked file is ready before it finishes. */
const lookMs = 1_000;
/** The query for a single row, used when only the run itself is needed. */
const runAlone = 'limit=1';

export interface FoundRun {
  run: ImportRunView | undefined;
  /**
   * The page's rows, once the run is no longer in progress. While the next page loads, these are still the rows of the
   * previous page.
   */
  page: Pick<CardUploadRunView, 'list' | 'total'> | undefined;
  /** Which rows are listed. */
  rows: 'all' | 'faulty';
  isFetching: boolean;
  error: unknown;
  refetch: () => void;
}

const everyMs = (run: ImportRunView): number => (isUnderWay(run) ? lookMs : 0);

/** Polls a run while it is in progress. When it ends, the lists of cards are loaded again. */
export function useRun(company: string, place: UploadPlace): FoundRun {
  const [polling, setPolling] = useState({ run: place.run, ms: lookMs });
  const ms = polling.run === place.run ? polling.ms : lookMs;
  const dispatch = useDispatch();
  const state = useGetCardFileRunQuery(place.run === '' ? skipToken : { company, run: place.run, search: runAlone }, {
    pollingInterval: ms,
    refetchOnMountOrArgChange: true,
  });
  const run = state.data?.run.id === place.run ? state.data.run : undefined;
  const rests = run !== undefined && !isUnderWay(run);
  const rows = place.rows ?? (run && run.faulty > 0 ? 'faulty' : 'all');
  const found = useGetCardFileRunQuery(
    rests ? { company, run: place.run, search: rowsSearch({ rows, page: place.page }) } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const nextMs = run && everyMs(run);
  useEffect(
    function pollAsOftenAsNeeded() {
      if (nextMs === undefined || (polling.run === place.run && polling.ms === nextMs)) return;
      setPolling({ run: place.run, ms: nextMs });
    },
    [nextMs, place.run, polling],
  );
  const [running, setRunning] = useState('');
  useEffect(
    function renewListsAtTheEnd() {
      if (run === undefined) return;
      if (!rests) setRunning(run.id);
      else if (running === run.id) {
        setRunning('');
        dispatch(api.util.invalidateTags([listTag('card'), listTag('cardFile'), idTag('company', company)]));
      }
    },
    [run, rests, running, company, dispatch],
  );
  return {
    run,
    page: found.data?.run.id === place.run ? found.data : undefined,
    rows,
    isFetching: found.isFetching,
    error: run ? undefined : state.error,
    refetch: state.refetch,
  };
}
