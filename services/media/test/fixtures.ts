import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemIds } from '@setu/kit/core';
import type { Env, Parts } from '@setu/kit/process';
import { type Actor, actorHeader, signActor } from '@setu/kit/rpc';
import { bootService, type TcpProxy, tcpProxy, testActorKeys } from '@setu/kit/testing';
import { Card, CardDetails } from '@setu/proto/catalogue/cards';
import { SkuPublished, SkuUpdated, SkuWithdrawn } from '@setu/proto/catalogue/events';
import { SettingsChanged, UserErased } from '@setu/proto/identity/events';
import { ConditionFilesChanged } from '@setu/proto/request/events';
import { standInKeys, startS3 } from '../../../deploy/checks/s3-stand-in.mjs';
import { startMinio } from '../../../deploy/local/minio-server.mjs';
import { freePort } from '../../../deploy/local/ports.mjs';
import { findMinio } from '../../../deploy/local/programs.mjs';
import { start } from '../src/app.js';

export type Store = 'files on disk' | 'an S3 bucket' | 'MinIO' | 'a bucket that is away';

/** All object stores that this machine can run. */
export const stores: readonly Store[] = ['files on disk', 'an S3 bucket', ...(findMinio() ? (['MinIO'] as const) : [])];

/** Starts the real service with its own folder or with a local S3 server. */
export async function boot({ store = 'files on disk', demo = false }: { store?: Store; demo?: false | 'load' } = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'setu-media-test-'));
  const s3 = await starting[store]?.(join(dir, 's3'));
  const away = { S3_ENDPOINT: 'http://127.0.0.1:1', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b', S3_BUCKET: 'setu-files' };
  const temporary = join(dir, 'incoming');
  const env: Env = {
    OBJECTS_DIR: join(dir, 'objects'),
    MEDIA_TEMP_DIR: temporary,
    // Background tasks do not start on their own. The tests run the tasks they need.
    TASKS_DELAY_MS: '3600000',
    ...s3?.env,
    ...(store === 'a bucket that is away' ? away : {}),
  };
  const http = { address: '' };
  const media = await bootService(
    async (env: Env, parts: Parts) => {
      const service = await start(env, parts);
      http.address = service.deps.edge.httpAddress;
      return service;
    },
    { demo, env },
  );
  return {
    ...media,
    http,
    /** The proxy to the S3 server, if there is one. */
    store: s3?.proxy,
    /** Returns the files that are still being received. */
    incoming: () => readdir(temporary),
    async close() {
      await media.close();
      await s3?.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

export type Media = Awaited<ReturnType<typeof boot>>;

interface S3 {
  proxy: TcpProxy;
  env: Env;
  close(): Promise<void>;
}

async function startS3Stub(directory: string): Promise<S3> {
  const server = await startS3(directory);
  const { port } = server;
  const proxy = await tcpProxy({ port });
  return {
    proxy,
    env: {
      ...through(proxy),
      S3_ACCESS_KEY: standInKeys.accessKey,
      S3_SECRET_KEY: standInKeys.secretKey,
      S3_BUCKET: 'setu-files',
    },
    async close() {
      await proxy.close();
      await server.close();
    },
  };
}

async function startRealOne(folder: string): Promise<S3> {
  const port = await freePort();
  const place = { port, folder, logFile: `${folder}.log`, password: 'setu-suite-only' };
  const server = await startMinio({ program: findMinio() ?? '', ...place });
  const proxy = await tcpProxy({ port });
  return {
    proxy,
    env: { ...server.env, ...through(proxy) },
    async close() {
      await proxy.close();
      await server.stop();
    },
  };
}

const starting: Partial<Record<Store, (folder: string) => Promise<S3>>> = {
  'an S3 bucket': startS3Stub,
  MinIO: startRealOne,
};

const through = ({ port }: TcpProxy): Env => ({ S3_ENDPOINT: `http://127.0.0.1:${port}` });

export type Result = {
  success: boolean;
  data?: { id: string; name: string; size: number; type: string; warning?: string };
  error?: { kind: string; code: string; params: Record<string, string> };
};

/** Returns functions that call the service as the BFF does for the actor's browser. */
export const as = (media: Media, actor: Actor) => {
  const signed = { [actorHeader]: signActor(actor, testActorKeys) };
  const at = (path: string) => `http://${media.http.address}${path}`;
  const call = (path: string, init: RequestInit = {}) =>
    fetch(at(path), { ...init, headers: { ...signed, ...init.headers } });
  return {
    call,
    /** Uploads files in one form. Returns a result for each file, or the failure of the complete form. */
    async upload(...files: { name: string; content: Buffer; field?: string }[]) {
      const form = new FormData();
      for (const { name, content, field = 'file' } of files)
        form.append(field, new Blob([new Uint8Array(content)]), name);
      const response = await call('/files', { method: 'POST', body: form });
      const body = (await response.json()) as { files?: Result[] } & Partial<NonNullable<Result['error']>>;
      return { status: response.status, results: body.files ?? [], ...body };
    },
    /** Uploads a file that must be accepted. Returns its id. */
    async keep(name: string, content: Buffer): Promise<string> {
      const { results } = await this.upload({ name, content });
      const id = results[0]?.data?.id;
      if (id === undefined) throw new Error(`${name} was rejected: ${JSON.stringify(results)}`);
      return id;
    },
    get: (id: string, { query = '', ...init }: RequestInit & { query?: string } = {}) =>
      call(`/files/${id}/any-name${query}`, init),
    status: async (id: string, query = ''): Promise<number> => {
      const response = await call(`/files/${id}/any-name${query}`);
      await response.arrayBuffer();
      return response.status;
    },
    signed,
    at,
  };
};

/** Returns functions that publish events of other services, dated at the given time or now. */
export const publishTo = (media: Media, at?: Date) => {
  const publish = (subject: string, aggregateId: string, payload: Uint8Array) =>
    media.publish({
      ...{ id: systemIds.id(), subject, aggregateId, payload: Buffer.from(payload) },
      ...{ occurredAt: (at ?? media.clock.now()).toISOString(), actorUserId: '', actingUserId: '' },
    });
  return {
    async requestFiles(changed: Partial<ConditionFilesChanged>) {
      const message = { ...ConditionFilesChanged.create(), ...changed };
      const payload = ConditionFilesChanged.encode(message).finish();
      await publish('setu.request.condition.files_changed', message.requestId, payload);
      await media.settle();
    },
    async card(what: 'updated' | 'published', card: Partial<Card>, revision = 1, certificateIds: string[] = []) {
      const certificates = certificateIds.map((id) => ({ id, name: '', type: '', size: 0n }));
      const details = { ...CardDetails.create(), revision, certificates, card: { ...Card.create(), ...card } };
      const payload =
        what === 'published'
          ? SkuPublished.encode({ card: details }).finish()
          : SkuUpdated.encode({ card: details, draftVersion: 0, edit: 0, changed: [] }).finish();
      await publish(`setu.catalogue.sku.${what}`, details.card.skuId, payload);
      await media.settle();
    },
    async settings(values: Record<string, string>, revision: number) {
      const payload = SettingsChanged.encode({ values, revision }).finish();
      await publish('setu.identity.settings.changed', 'settings', payload);
      await media.settle();
    },
    async erased({ userId, companyId }: Actor) {
      const payload = UserErased.encode({ userId, companyId, version: 9, emailSha256: '' }).finish();
      await publish('setu.identity.user.erased', userId, payload);
      await media.settle();
    },
    async withdrawn(skuId: string, revision: number) {
      await publish(
        'setu.catalogue.sku.withdrawn',
        skuId,
        SkuWithdrawn.encode(SkuWithdrawn.fromPartial({ skuId, version: 1, revision })).finish(),
      );
      await media.settle();
    },
  };
};
