import { vi } from 'vitest';

/**
 * Captures this process's log lines from now on instead of showing them. Lines that are not JSON are stored as `text`.
 */
export const writtenLines = (): { lines: Record<string, unknown>[]; stop: () => void } => {
  const lines: Record<string, unknown>[] = [];
  const parse = (text: string): Record<string, unknown> => {
    try {
      return JSON.parse(text);
    } catch {
      return { text };
    }
  };
  // Once the stream's `write` has been replaced, as here and by the test runner, pino calls it instead of writing to
  // the file descriptor.
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((data: unknown) => {
    lines.push(...String(data).split('\n').filter(Boolean).map(parse));
    return true;
  });
  return { lines, stop: () => spy.mockRestore() };
};
