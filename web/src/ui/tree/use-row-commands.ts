import { useLayoutEffect, useRef, useState } from 'react';
import type { RowCommands } from './tree-row';

/** Returns commands that stay the same while the rows are mounted and always run the newest ones. */
export function useRowCommands(newest: RowCommands): RowCommands {
  const latest = useRef(newest);
  useLayoutEffect(function keepNewest() {
    latest.current = newest;
  });
  const [stable] = useState<RowCommands>(() => ({
    key: (...args) => latest.current.key(...args),
    focused: (...args) => latest.current.focused(...args),
    toggle: (...args) => latest.current.toggle(...args),
    load: (...args) => latest.current.load(...args),
    select: (...args) => latest.current.select(...args),
    openMoveDialog: (...args) => latest.current.openMoveDialog(...args),
    add: (...args) => latest.current.add(...args),
    edit: (...args) => latest.current.edit(...args),
    rename: (...args) => latest.current.rename(...args),
    edited: (...args) => latest.current.edited(...args),
  }));
  return stable;
}
