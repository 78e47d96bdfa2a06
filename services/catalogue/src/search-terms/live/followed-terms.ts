import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '@setu/kit/db';
import type { Log } from '@setu/kit/process';
import { noLists, type WordLists } from '../../search/domain/word-lists.js';
import { termsChannel } from '../store/search-terms.js';

interface Following {
  url: string;
  log: Log;
  read(): Promise<WordLists>;
}

/** The current synonyms and stop words in memory, so that searches need no query for them. */
export interface FollowedTerms {
  lists(): WordLists;
  close(): void;
}

const retryMs = 500;

/**
 * Reads the synonyms and stop words and follows their changes. They are read again after every change and every
 * reconnection.
 */
export async function followTerms({ url, log, read }: Following): Promise<FollowedTerms> {
  let lists = noLists;
  let requested = 0;
  let reading: Promise<void> | undefined;
  const closing = new AbortController();
  const { signal } = closing;

  /** Reads until the synonyms and stop words are as new as the last notification. */
  const readAll = async (): Promise<void> => {
    for (let done = -1; done < requested && !signal.aborted; ) {
      const now = requested;
      try {
        lists = await read();
        done = now;
      } catch (error) {
        if (signal.aborted) return;
        log.warn({ err: error }, 'the words of the search could not be read');
        await wait(retryMs, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  };
  const onNotify = (): void => {
    requested += 1;
    reading ??= readAll().finally(() => {
      reading = undefined;
    });
  };
  await listen({ url, channels: [termsChannel], onNotify, signal });
  await reading;
  return { lists: () => lists, close: () => closing.abort() };
}
