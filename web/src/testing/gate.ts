export interface Gate {
  open: () => void;
  opened: Promise<void>;
}

/** Holds something back, as a server's answer, until a test opens it. */
export function aGate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
