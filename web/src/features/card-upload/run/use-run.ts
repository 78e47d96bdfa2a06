import { skipToken } from '@reduxjs/toolkit/query';
import type { CardUploadRunView, ImportRunView } from '@setu/contract';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../../api/api';
import { idTag, listTag } from '../../../api/tags';
import { useGetCardFileRunQuery } from '../api';
import { isUnderWay, rowsSearch, type UploadPlace } from '../upload-place';

/** How often a run is asked for while it is under way: its marked file is there before it rests. */
const lookMs = 1_000;
/** What is asked for beside the run itself: as little as there is. */
const runAlone = 'limit=1';

export interface FoundRun {
  run: ImportRunView | undefined;
  /** Rows of the page, once the run rests; those of the page before while the next is on its way. */
  page: Pick<CardUploadRunView, 'list' | 'total'> | undefined;
  /** Which rows it lists. */
  rows: 'all' | 'faulty';
  isFetching: boolean;
  error: unknown;
  refetch: () => void;
}

const everyMs = (run: ImportRunView): number => (isUnderWay(run) ? lookMs : 0);

/** A run as it stands, asked for again while it is under way; once it has ended the lists of cards are new. */
export function useRun(company: string, place: UploadPlace): FoundRun {
  const [asking, setAsking] = useState({ run: place.run, ms: lookMs });
  const ms = asking.run === place.run ? asking.ms : lookMs;
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
    function askAsOftenAsNeeded() {
      if (nextMs === undefined || (asking.run === place.run && asking.ms === nextMs)) return;
      setAsking({ run: place.run, ms: nextMs });
    },
    [nextMs, place.run, asking],
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
