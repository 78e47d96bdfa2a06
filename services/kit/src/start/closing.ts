/** Collects close functions and runs them in reverse order. All of them run even if one fails. */
export interface Closing {
  add(close: () => unknown): void;
  all(): Promise<void>;
}

export function closing(): Closing {
  const steps: (() => unknown)[] = [];
  let done: Promise<void> | undefined;
  const closeAll = async (): Promise<void> => {
    const errors: unknown[] = [];
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
      try {
        await step();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, 'some resources could not be closed');
  };
  return {
    add: (close) => steps.push(close),
    all: () => {
      done ??= closeAll();
      return done;
    },
  };
}
