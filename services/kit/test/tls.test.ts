import { chmodSync, chownSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { RatesService } from '@setu/proto/fx/rates';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { standInKeys, startS3 } from '../../../deploy/checks/s3-stand-in.mjs';
import { natsBus } from '../src/events/bus-nats.js';
import { s3Objects } from '../src/objects/s3.js';
import { connect } from '../src/rpc/index.js';
import { readRpcTls } from '../src/rpc/rpc-tls.js';
import { actors, bootService, testActorKeys } from '../src/testing/index.js';
import { natsProcess, natsThere } from './nats-process.js';
import { ownAuthority } from './own-authority.js';
import { startRates } from './rate-service.js';

const own = ownAuthority();
const foreign = ownAuthority();
afterAll(() => {
  own.remove();
  foreign.remove();
});

const filesOf = ({ cert, key, ca }: typeof own) => ({ RPC_TLS_CERT: cert, RPC_TLS_KEY: key, RPC_TLS_CA: ca });

describe('RPCs with certificates of a private authority', () => {
  let service: Awaited<ReturnType<typeof boot>>;
  const boot = () => bootService(startRates, { env: filesOf(own) });
  const actor = actors.buyer();
  const callAs = async (files: object): Promise<unknown> => {
    const options = { actorKeys: testActorKeys, timeoutMs: 15_000, tls: readRpcTls(files) };
    const client = connect(
      { name: 'fx', service: RatesService },
      service.address.replace('127.0.0.1', 'localhost'),
      options,
    );
    const answer = await client.getRate({ date: 'tls', currency: '' }, { actor }).catch((error: unknown) => error);
    client.close();
    return answer;
  };

  beforeAll(async () => {
    service = await boot();
  });
  afterAll(() => service?.close());

  it('accept a caller whose certificate is from the same authority', async () => {
    expect(await callAs(filesOf(own))).toMatchObject({ rate: { source: 'tls' } });
  });

  it.each([
    ['from a caller without TLS', {}],
    ['from a caller with a certificate of another authority', { ...filesOf(foreign), RPC_TLS_CA: own.ca }],
    ['by a caller that trusts another authority', { ...filesOf(own), RPC_TLS_CA: foreign.ca }],
  ])('are rejected %s', async (_how, files) => {
    expect(await callAs(files)).toMatchObject({ name: 'AppError', kind: 'unavailable' });
  });

  it('need all three files', () => {
    expect(() => readRpcTls({ RPC_TLS_CERT: own.cert })).toThrow(
      'RPC_TLS_CERT, RPC_TLS_KEY and RPC_TLS_CA go together',
    );
    expect(readRpcTls({})).toBeUndefined();
  });
});

describe('Postgres with a certificate of a private authority', () => {
  const call = async (url: string): Promise<unknown> => {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      const sql = 'select ssl, current_setting($1) as place from pg_stat_ssl where pid = pg_backend_pid()';
      return (await client.query(sql, ['data_directory'])).rows[0];
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const change = async (...statements: string[]): Promise<void> => {
    const owner = new pg.Client({ connectionString: inject('databaseUrl') });
    await owner.connect();
    for (const statement of [...statements, 'select pg_reload_conf()']) await owner.query(statement);
    await owner.end();
  };
  const secured = (ca: string): string => {
    const url = new URL(inject('databaseUrl'));
    url.searchParams.set('sslmode', 'verify-full');
    url.searchParams.set('sslrootcert', ca);
    return url.href;
  };

  beforeAll(async () => {
    const { place } = (await call(inject('databaseUrl'))) as { place: string };
    const { uid, gid } = statSync(join(place, 'PG_VERSION'));
    chmodSync(own.folder, 0o755);
    for (const path of [own.cert, own.key]) chownSync(path, uid, gid);
    await change(
      `alter system set ssl_cert_file = '${own.cert}'`,
      `alter system set ssl_key_file = '${own.key}'`,
      'alter system set ssl = on',
    );
  });
  afterAll(() =>
    change('alter system reset ssl', 'alter system reset ssl_cert_file', 'alter system reset ssl_key_file'),
  );

  it('is used over TLS as its address says, and rejected if another authority signed its certificate', async () => {
    await expect.poll(() => call(secured(own.ca)).catch(String), { timeout: 10_000 }).toMatchObject({ ssl: true });
    await expect(call(secured(foreign.ca))).rejects.toThrow(/certificate|self-signed|unable to verify/);
  });
});

describe.runIf(natsThere)('NATS with a certificate of a private authority', () => {
  it('is used over TLS, and rejected if another authority signed its certificate', async () => {
    const server = await natsProcess(['--tls', '--tlscert', own.cert, '--tlskey', own.key]);
    const url = server.url.replace('nats://', 'tls://');
    const [believing, doubting] = [own.ca, foreign.ca].map((caFile) => natsBus({ url, caFile }));
    try {
      expect(await believing?.incarnation()).toMatch(/^SETU 20/);
      await expect(doubting?.incarnation()).rejects.toMatchObject({ kind: 'unavailable' });
    } finally {
      await believing?.close();
      await doubting?.close();
      await server.close();
    }
  });
});

describe('S3 with a certificate of a private authority', () => {
  it('is used over TLS, and rejected if another authority signed its certificate', async () => {
    const tls = { cert: readFileSync(own.cert), key: readFileSync(own.key) };
    const store = await startS3(own.folder, { tls });
    const { port } = store;
    const open = (caFile: string) =>
      s3Objects({
        endpoint: `https://localhost:${port}`,
        ...standInKeys,
        bucket: 'setu-tls',
        caFile,
      });
    try {
      const content = Readable.from([Buffer.from('sealed')]);
      await open(own.ca).put('2026/11/one', content, { size: 6, type: 'text/plain' });
      expect(await text((await open(own.ca).get('2026/11/one')).stream)).toBe('sealed');
      await expect(open(foreign.ca).stat('2026/11/one')).rejects.toThrow(/certificate|self-signed|unable to verify/);
    } finally {
      await store.close();
    }
  });
});
