import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { receive } from './incoming.js';

function place(): string {
  const folder = mkdtempSync(join(tmpdir(), 'setu-incoming-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'file');
}

it.each([
  ['ENOSPC', { kind: 'unavailable' }],
  ['EDQUOT', { kind: 'unavailable' }],
  ['ECONNRESET', { code: 'ECONNRESET' }],
])('a stream that fails with %s leaves no file, and a full disk is reported as unavailable', async (code, failure) => {
  const path = place();
  const breaking = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw Object.assign(new Error(code), { code });
    })(),
  );
  await expect(receive(breaking, { path, limit: 100 })).rejects.toMatchObject(failure);
  expect(existsSync(path)).toBe(false);
});
