import { useId, useRef } from 'react';

interface RowKeys {
  keys: string[];
  /** Call it when a row was removed. */
  drop: (at: number) => void;
  /** Call it when a row was moved. */
  shift: (from: number, to: number) => void;
}

/** Returns React keys that stay with their rows when rows move, so that a row's controls move with it. */
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
