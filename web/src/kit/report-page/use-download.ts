import { useEffect, useRef, useState } from 'react';
import { currentCsrfToken } from '../../api/base-query';
import { type Problem, problemOfAnswer } from '../../api/problem';
import { type Downloaded, download } from '../../lib/download';

/** A file to download: its address, a name for when the server sends none, and the settings of the call. */
export interface DownloadRequest {
  path: string;
  fallbackName: string;
  init?: RequestInit;
}

export type DownloadState =
  | { phase: 'idle' }
  | { phase: 'running'; received: number; total?: number }
  | { phase: 'ready'; file: Downloaded }
  | { phase: 'failed'; problem: Problem };

/** Adds the header that the BFF requires of a call that is not a GET. */
function allowed(init: RequestInit = {}): RequestInit {
  if ((init.method ?? 'GET') === 'GET') return init;
  return { ...init, headers: { 'X-CSRF-Token': currentCsrfToken(), ...init.headers } };
}

/** The minimum interval between renders while bytes arrive, in milliseconds. */
const drawnEveryMs = 200;

async function problemOf(error: unknown): Promise<Problem> {
  if (!(error instanceof Response)) return { kind: 'offline' };
  return problemOfAnswer(error.status, await error.json().catch(() => undefined), error.headers);
}

/**
 * Downloads a file of any size and reports the progress. One download runs at a time, and leaving the page stops it.
 */
export function useDownload() {
  const [state, setState] = useState<DownloadState>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async ({ path, fallbackName, init }: DownloadRequest): Promise<void> => {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    let drawn = 0;
    const onProgress = (received: number, total?: number) => {
      if (performance.now() - drawn < drawnEveryMs) return;
      drawn = performance.now();
      setState({ phase: 'running', received, total });
    };
    setState({ phase: 'running', received: 0 });
    try {
      setState({
        phase: 'ready',
        file: await download(path, fallbackName, { init: allowed(init), signal: stop.signal, onProgress }),
      });
    } catch (error) {
      setState(stop.signal.aborted ? { phase: 'idle' } : { phase: 'failed', problem: await problemOf(error) });
    }
    running.current = undefined;
  };
  return { state, start, stop: () => running.current?.abort() };
}
