import { skipToken } from '@reduxjs/toolkit/query';
import type { CardUploadRunView } from '@setu/contract';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../../api/api';
import { idTag, listTag } from '../../../api/tags';
import { useGetCardUploadRunQuery } from '../api';
import { isUnderWay, rowsSearch, type UploadPlace } from '../upload-place';

/** How often a run is asked for while it is under way. */
const lookMs = 1_000;

/** What the last answer said of a run. */
interface Known {
  run: string;
  isRunning: boolean;
  hasFaulty: boolean;
}

export interface FoundRun {
  /** With the rows of the page; those of the page before while the next is on its way. */
  view: CardUploadRunView | undefined;
  /** Which rows it lists. */
  rows: 'all' | 'faulty';
  isFetching: boolean;
  error: unknown;
  refetch: () => void;
}

/** A run as it stands, asked for again while it is under way; once it has ended the lists of cards are new. */
export function useRun(company: string, place: UploadPlace): FoundRun {
  const { run, page } = place;
  const dispatch = useDispatch();
  const [told, setTold] = useState<Known | null>(null);
  const known = told?.run === run ? told : null;
  const rows = place.rows ?? (known && !known.isRunning && known.hasFaulty ? 'faulty' : 'all');
  const found = useGetCardUploadRunQuery(
    run === '' ? skipToken : { company, run, search: rowsSearch({ rows, page }) },
    {
      pollingInterval: known && !known.isRunning ? 0 : lookMs,
      refetchOnMountOrArgChange: true,
    },
  );
  const view = found.data?.run.id === run ? found.data : undefined;
  const isRunning = view && isUnderWay(view.run);
  const hasFaulty = view && view.run.faulty > 0;
  useEffect(
    function keepWhatWasTold() {
      if (isRunning === undefined || hasFaulty === undefined) return;
      if (known?.isRunning === isRunning && known.hasFaulty === hasFaulty) return;
      setTold({ run, isRunning, hasFaulty });
      if (known?.isRunning && !isRunning)
        dispatch(api.util.invalidateTags([listTag('card'), idTag('card', company), idTag('company', company)]));
    },
    [run, isRunning, hasFaulty, known, company, dispatch],
  );
  return { view, rows, isFetching: found.isFetching, error: view ? undefined : found.error, refetch: found.refetch };
}
