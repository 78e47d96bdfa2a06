/** The data with which the server orders the saves. */
export interface SaveMark {
  /** A random id of each opened form. */
  editor: string;
  /** The number of the save. It increases within one opened form, and the server drops a save with a lower number. */
  seq: number;
  /** The version of the draft that this page last received. */
  version: number;
}

export interface SaveResult {
  version: number;
}

interface QueueOptions<Values> {
  editor: string;
  /** The number from which this editor's saves continue. */
  seq?: number;
  version: number;
  /**
   * `isLast` is true while the user leaves the page. The call must then continue after the page is closed
   * (`keepalive`).
   */
  save: (values: Values, mark: SaveMark, isLast: boolean) => Promise<SaveResult>;
  onState: (state: 'saving' | 'saved', error?: undefined) => void;
  onFailure: (error: unknown) => void;
}

export interface AutosaveQueue<Values> {
  /** Adds values to be saved. While a save is in progress, only the newest values wait. */
  push: (values: Values, isLast?: boolean) => void;
  /** Continues from the server's version after a conflict. */
  rebase: (version: number) => void;
  /** True while some values are neither saved nor rejected. */
  isPending: () => boolean;
  /** Resolves when no save is in progress. Call it before publishing. */
  settled: () => Promise<void>;
  /** Returns the number of the newest save. */
  seq: () => number;
}

/**
 * Creates a queue with one save in flight at a time. The latest values win, and each save carries the version that the
 * previous one returned.
 */
export function createAutosaveQueue<Values>(options: QueueOptions<Values>): AutosaveQueue<Values> {
  let { version } = options;
  let seq = options.seq ?? 0;
  let waiting: { values: Values } | null = null;
  let underWay: Promise<void> | null = null;

  const send = async (values: Values, isLast: boolean): Promise<void> => {
    seq += 1;
    options.onState('saving');
    try {
      const result = await options.save(values, { editor: options.editor, seq, version }, isLast);
      version = Math.max(version, result.version);
      if (!waiting) options.onState('saved');
    } catch (error) {
      options.onFailure(error);
    }
  };

  const drain = async (): Promise<void> => {
    while (waiting) {
      const { values } = waiting;
      waiting = null;
      await send(values, false);
    }
    underWay = null;
  };

  return {
    push: (values, isLast = false) => {
      if (isLast) {
        waiting = null;
        void send(values, true);
        return;
      }
      waiting = { values };
      underWay ??= drain();
    },
    rebase: (next) => {
      version = next;
    },
    isPending: () => underWay !== null,
    settled: async () => {
      await underWay;
    },
    seq: () => seq,
  };
}
