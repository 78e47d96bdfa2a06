import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './sources.js';

interface Variable {
  name: string;
}

test('the job that mirrors objects runs a command there is, with the settings it reads, as nobody in particular', () => {
  const job = parse(readFileSync(join(root, 'deploy/backup/mirror-cronjob.yaml'), 'utf8'));
  const pod = job.spec.jobTemplate.spec.template.spec;
  const [container] = pod.containers;
  const [program, entry, way] = container.command;
  expect([program, way]).toEqual(['node', 'out']);
  expect(existsSync(join(root, entry.replace('/dist/', '/src/').replace(/\.js$/, '.ts')))).toBe(true);
  const store = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];
  const names = container.env.map(({ name }: Variable) => name);
  expect(names.sort()).toEqual([...store, ...store.map((name) => `BACKUP_${name}`)].sort());
  expect([pod.securityContext.runAsNonRoot, container.securityContext.readOnlyRootFilesystem]).toEqual([true, true]);
  expect(job.spec.concurrencyPolicy).toBe('Forbid');
});
