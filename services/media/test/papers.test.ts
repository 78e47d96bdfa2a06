import { systemIds } from '@setu/kit/core';
import { actorHeader, signActor, systemActor } from '@setu/kit/rpc';
import { actors, testActorKeys } from '@setu/kit/testing';
import { type Actor, EventEnvelope } from '@setu/proto/common';
import { PaperReplaced } from '@setu/proto/request/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectGarbage } from '../src/jobs/collect-garbage.js';
import { boot, type Media } from './given.js';

let media: Media;
beforeAll(async () => {
  media = await boot();
});
afterAll(() => media?.close());

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const request = systemActor('request');
const call = (path: string, actor: Actor, init: RequestInit = {}) =>
  fetch(`http://${media.http.address}${path}`, {
    ...init,
    headers: { [actorHeader]: signActor(actor, testActorKeys) },
  });
const put = (id: string, actor: Actor, body = pdf) =>
  call(`/papers/${id}/request-1-1.pdf`, actor, { method: 'PUT', body });

describe('a paper one of our services has made', () => {
  it('is kept under the id it came with, once, and counts against nobody', async () => {
    const id = systemIds.id();
    const kept = await (await put(id, request)).json();
    expect(kept).toMatchObject({ id, size: pdf.length });
    expect(await (await put(id, request, `${pdf}other`)).json()).toEqual(kept);
    const read = await call(`/files/${id}/x.pdf`, request);
    expect([await read.text(), read.headers.get('content-disposition')]).toEqual([
      pdf,
      'attachment; filename=request-1-1.pdf',
    ]);
    const row = await media.deps.db('file').where({ id }).first();
    expect(row).toMatchObject({ state: 'attached', owner_company_id: null, owner_user_id: null });
  });

  it('is nobody’s to read or to bring but our own processes’', async () => {
    const id = systemIds.id();
    await put(id, request);
    for (const actor of [
      actors.buyer(),
      actors.supplier(),
      actors.broker({ roles: ['TEAM_ADMIN'] }),
      actors.anonymous(),
    ]) {
      expect((await call(`/files/${id}/x.pdf`, actor)).status).toBe(404);
      expect((await put(systemIds.id(), actor)).status).toBe(404);
    }
  });

  it('is a PDF', async () => {
    expect((await put(systemIds.id(), request, '<html>')).status).toBeGreaterThanOrEqual(400);
  });

  it('that is evidence may be a zip or a text, is kept the same way, and no garbage is ever made of it', async () => {
    const evidence = (id: string, actor: Actor, body: string) =>
      call(`/evidence/${id}/regulation-3.txt`, actor, { method: 'PUT', body });
    const [text, zip] = [systemIds.id(), systemIds.id()];
    expect((await evidence(text, request, 'Регламент')).status).toBe(200);
    expect((await evidence(zip, request, 'PK\u0003\u0004')).status).toBe(200);
    expect((await evidence(systemIds.id(), request, 'nul\u0000')).status).toBeGreaterThanOrEqual(400);
    expect((await evidence(systemIds.id(), actors.broker({ roles: ['TEAM_ADMIN'] }), 'x')).status).toBe(404);
    media.clock.advance(400 * 24 * 3_600_000);
    await collectGarbage(media.deps);
    expect(await (await call(`/files/${text}/x.txt`, request)).text()).toBe('Регламент');
    expect((await call(`/files/${zip}/x.zip`, actors.buyer())).status).toBe(404);
  });

  it('that names somebody who is to be forgotten goes with its bytes; one told of before it came is not kept', async () => {
    const [id, late] = [systemIds.id(), systemIds.id()];
    await put(id, request);
    const replaced = async (fileId: string) => {
      const paperId = systemIds.id();
      const of = { id: systemIds.id(), subject: 'setu.request.paper.replaced', aggregateId: paperId };
      const payload = Buffer.from(PaperReplaced.encode({ paperId, fileId }).finish());
      const occurredAt = media.clock.now().toISOString();
      await media.publish(EventEnvelope.fromPartial({ ...of, occurredAt, payload }));
      await media.settle();
    };
    await replaced(id);
    await replaced(late);
    expect((await put(late, request)).status).toBe(200);
    for (const one of [id, late]) expect((await call(`/files/${one}/x.pdf`, request)).status).toBe(404);
    const { key } = await media.deps.db('file').where({ id }).first();
    expect(await media.deps.edge.objects.stat(key)).toBeDefined();
    media.clock.advance(8 * 24 * 3_600_000);
    await collectGarbage(media.deps);
    expect(await media.deps.edge.objects.stat(key).catch(() => undefined)).toBeUndefined();
  });
});
