/** What one save tells the server about its place among the others. */
export interface SaveMark {
  /** Random per opened form. */
  editor: string;
  /** Grows with every save of this editor; the server drops a lower one. */
  seq: number;
  /** The version this page last saw. */
  version: number;
}

export interface SaveResult {
  version: number;
}

interface QueueOptions<Values> {
  editor: string;
  /** The number this editor's saves go on from. */
  seq?: number;
  version: number;
  /** `isLast`: the page is being left, the call must outlive it (`keepalive`). */
  save: (values: Values, mark: SaveMark, isLast: boolean) => Promise<SaveResult>;
  onState: (state: 'saving' | 'saved', error?: undefined) => void;
  onFailure: (error: unknown) => void;
}

export interface AutosaveQueue<Values> {
  /** Takes values to be saved; while one save is under way only the newest wait. */
  push: (values: Values, isLast?: boolean) => void;
  /** After a conflict: go on from the server's version. */
  rebase: (version: number) => void;
  /** True while something is neither saved nor refused. */
  isPending: () => boolean;
  /** Resolves when nothing is under way; used before publishing. */
  settled: () => Promise<void>;
  /** The number of the newest save. */
  seq: () => number;
}

/** One save in flight, the latest values win, each save carries the version the one before it got. */
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
