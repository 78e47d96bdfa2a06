import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Creates a folder for one test and removes it afterwards. Only its owner may enter it, like the home folder of root.
 */
export async function temporaryFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'setu-check-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}
