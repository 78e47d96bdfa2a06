import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from '@setu/kit/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standInKeys, startS3 } from '../../deploy/checks/s3-stand-in.mjs';
import { type EmbeddedPostgres, startPostgres } from '../../deploy/local/embedded-postgres.mjs';
import { services } from '../../deploy/local/service-names.mjs';
import { type Container, containersOf, runContainer } from './containers.js';
import { render } from './helm.js';

// Every pod has its own ports. On one machine each process gets free ones.
const ports = { SERVICE_PORT: '0', ADMIN_PORT: '0', HTTP_PORT: '0', PORT: '0', DRAIN_DELAY_MS: '0' };
const values = { file: 'bus-in-postgres-values.yaml' };

// Seven processes start concurrently, which takes long on a busy machine.
const options = { timeout: 120_000 };

describe('Containers of the chart, each with exactly its environment', options, () => {
  let folder: string;
  let postgres: EmbeddedPostgres;
  let s3: Awaited<ReturnType<typeof startS3>>;
  let secrets: Record<string, string>;
  let bucketAt: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'setu-containers-'));
    postgres = await startPostgres({ dataDir: folder, password: 'of this test', fsync: false });
    const urls = await prepareDatabase({ ownerUrl: postgres.url, services });
    s3 = await startS3(join(folder, 's3'));
    bucketAt = `http://127.0.0.1:${s3.port}`;
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Setu</title>');
    secrets = {
      ACTOR_KEYS: 'a key for tests only of more than 32 bytes',
      CSRF_SECRET: 'another key for tests only of more than 32 bytes',
      S3_ACCESS_KEY: standInKeys.accessKey,
      S3_SECRET_KEY: standInKeys.secretKey,
      ...Object.fromEntries(Object.entries(urls).map(([name, url]) => [`${name.toUpperCase()}_DATABASE_URL`, url])),
    };
  }, options.timeout);
  afterAll(async () => {
    await s3?.close();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('the migration job needs databases and nothing else, in every one of its containers', async () => {
    const databases = Object.fromEntries(Object.entries(secrets).filter(([key]) => key.endsWith('_DATABASE_URL')));
    const containers = containersOf(await render(), 'Job', databases);
    expect(containers.map(({ name }) => name).sort()).toEqual([...services].sort());
    const ends = await Promise.all(
      containers.map(async (container) => {
        const ran = runContainer(container);
        return [container.name, await ran.ended, ran.output()];
      }),
    );
    expect(ends.filter(([, code]) => code !== 0)).toEqual([]);
  });

  test('the mirror copies the objects with exactly the settings of its container, and can repeat the run', async () => {
    const keys = {
      ...secrets,
      BACKUP_S3_ACCESS_KEY: standInKeys.accessKey,
      BACKUP_S3_SECRET_KEY: standInKeys.secretKey,
    };
    const [mirror] = containersOf(await render({ file: 'mirrored-values.yaml' }), 'CronJob', keys);
    if (mirror === undefined) throw new Error('no container copies objects');
    const env = { ...mirror.env, S3_ENDPOINT: bucketAt, BACKUP_S3_ENDPOINT: bucketAt };
    for (let times = 0; times < 2; times += 1) {
      const ran = runContainer({ ...mirror, env });
      expect([await ran.ended, ran.output()]).toEqual([0, expect.stringContaining('"way":"out"')]);
    }
  });

  test('every process becomes ready and exits with success on SIGTERM', async () => {
    const containers = containersOf(await render(values), 'Deployment', secrets);
    expect(containers.map(({ name }) => name).sort()).toEqual([...services, 'bff'].sort());
    const lives = await Promise.all(containers.map(lifeOf));
    expect(lives.filter(({ end }) => end !== 0)).toEqual([]);
  });

  const lifeOf = async (container: Container) => {
    const here = Object.keys(container.env).filter((name) => name in ports);
    const env = {
      ...container.env,
      ...Object.fromEntries(here.map((name) => [name, ports[name as keyof typeof ports]])),
    };
    if ('S3_ENDPOINT' in env) Object.assign(env, { S3_ENDPOINT: bucketAt, MEDIA_TEMP_DIR: join(folder, 'incoming') });
    // The image contains this folder.
    if (container.name === 'bff') Object.assign(env, { WEB_DIR: folder });
    const ran = runContainer({ ...container, env });
    const ended = ran.ended.then((end) => ({ name: container.name, end: end === 0 ? 'ended at once' : end }));
    const lived = ready(ran.output).then(async () => {
      ran.child.kill('SIGTERM');
      return { name: container.name, end: await ran.ended };
    });
    const life = await Promise.race([lived, ended.then((early) => (isReady(ran.output()) ? lived : early))]);
    return { ...life, output: ran.output() };
  };
});

const isReady = (output: string): boolean => output.includes('"msg":"ready"');

const ready = (output: () => string): Promise<void> =>
  expect.poll(() => isReady(output()), { timeout: 110_000, interval: 50 }).toBe(true);
