const sampleMs = 100;
const toleratedMs = 1000;

export interface LagWatch {
  /** Whether the event loop has exceeded the limit for a full second. */
  isLate: () => boolean;
  close: () => void;
}

/** Measures how late the event loop is, with a timer that should fire every 100 ms. */
export const watchLag = (limitMs: number, now: () => number = () => performance.now()): LagWatch => {
  let expected = now() + sampleMs;
  let lateSince: number | null = null;
  const sample = (): void => {
    const late = now() - expected;
    expected = now() + sampleMs;
    lateSince = late > limitMs ? (lateSince ?? now() - late) : null;
  };
  const timer = setInterval(sample, sampleMs);
  timer.unref();
  return { isLate: () => lateSince !== null && now() - lateSince >= toleratedMs, close: () => clearInterval(timer) };
};
