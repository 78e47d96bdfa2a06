import { useLayoutEffect, useRef, useState } from 'react';
import type { RowCommands } from './tree-row';

/** Returns commands that stay the same while the rows are mounted and always run the newest ones. */
export function useRowCommands(newest: RowCommands): RowCommands {
  const latest = useRef(newest);
  useLayoutEffect(function keepNewest() {
    latest.current = newest;
  });
  const [stable] = useState<RowCommands>(() => ({
    key: (...given) => latest.current.key(...given),
    focused: (...given) => latest.current.focused(...given),
    toggle: (...given) => latest.current.toggle(...given),
    load: (...given) => latest.current.load(...given),
    select: (...given) => latest.current.select(...given),
    ask: (...given) => latest.current.ask(...given),
    add: (...given) => latest.current.add(...given),
    edit: (...given) => latest.current.edit(...given),
    rename: (...given) => latest.current.rename(...given),
    edited: (...given) => latest.current.edited(...given),
  }));
  return stable;
}
