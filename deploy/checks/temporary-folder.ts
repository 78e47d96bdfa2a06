import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder for one test, removed after it. Nobody but its owner may enter it, as below a home of root. */
export async function temporaryFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'setu-check-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}
