import fs from 'node:fs';
import { vi } from 'vitest';

/** What this process's logs write to stdout from now on, which is kept here instead of being shown. */
export const writtenLines = (): { lines: Record<string, unknown>[]; stop: () => void } => {
  const lines: Record<string, unknown>[] = [];
  const write = fs.writeSync.bind(fs) as (...given: unknown[]) => number;
  const keep = (fd: number, data: unknown, ...rest: unknown[]): number => {
    if (fd !== 1) return write(fd, data, ...rest);
    const text = String(data);
    for (const line of text.split('\n').filter((each) => each !== '')) lines.push(JSON.parse(line));
    return Buffer.byteLength(text);
  };
  const spy = vi.spyOn(fs, 'writeSync').mockImplementation(keep as typeof fs.writeSync);
  return { lines, stop: () => spy.mockRestore() };
};
