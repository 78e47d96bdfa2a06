import { vi } from 'vitest';

/** What this process's logs say from now on, kept here instead of being shown; also what is no JSON, as `text`. */
export const writtenLines = (): { lines: Record<string, unknown>[]; stop: () => void } => {
  const lines: Record<string, unknown>[] = [];
  const parse = (text: string): Record<string, unknown> => {
    try {
      return JSON.parse(text);
    } catch {
      return { text };
    }
  };
  // pino writes to the stream itself once somebody has put a `write` of his own in its place, as the runner and this do.
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((data: unknown) => {
    lines.push(...String(data).split('\n').filter(Boolean).map(parse));
    return true;
  });
  return { lines, stop: () => spy.mockRestore() };
};
