import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { smallDisk } from './small-disk.mjs';

it('a small disk is filled to its last byte, except for the spared folder, and its space can be freed again', async ({
  skip,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'setu-disk-'));
  const disk = smallDisk(folder, 4);
  if (!disk) return skip();
  try {
    const logs = join(folder, 'logs');
    expect(disk.spare(logs)).toBe(true);
    const write = (/** @type {string} */ at) => writeFileSync(join(at, 'note'), Buffer.alloc(100_000));
    await disk.fill();
    expect(statfsSync(folder).bavail).toBe(0);
    expect(() => write(folder)).toThrow('ENOSPC');
    write(logs);
    disk.free();
    write(folder);
  } finally {
    disk.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
