export interface Gate {
  open: () => void;
  opened: Promise<void>;
}

/** Returns a gate that holds something back, such as a server's answer, until the test opens it. */
export function aGate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
