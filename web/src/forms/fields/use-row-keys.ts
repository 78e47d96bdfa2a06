import { useId, useRef } from 'react';

interface RowKeys {
  keys: string[];
  /** Follows a row taken out. */
  drop: (at: number) => void;
  /** Follows a row moved. */
  shift: (from: number, to: number) => void;
}

/** Keys that stay with their rows while those move, so that the controls of a row move with it. */
export function useRowKeys(count: number): RowKeys {
  const base = useId();
  const made = useRef(0);
  const keys = useRef<string[]>([]);
  while (keys.current.length < count) {
    keys.current.push(`${base}${made.current}`);
    made.current += 1;
  }
  keys.current.length = count;
  return {
    keys: keys.current,
    drop: (at) => void keys.current.splice(at, 1),
    shift: (from, to) => void keys.current.splice(to, 0, ...keys.current.splice(from, 1)),
  };
}
