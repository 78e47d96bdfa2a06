import { isAppError, systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { noContact } from '@setu/proto/contact-fields';
import { ApplicationStatusChanged } from '@setu/proto/review/application_events';
import { ListApplicationsRequest } from '@setu/proto/review/applications';
import { ApplicationStatus, ApplicationStepKind } from '@setu/proto/review/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boot, day, fixturesOf, type World } from './fixtures.js';

const manager = actors.broker({ roles: ['TEAM_MANAGER'] });
const reviewer = actors.broker({ roles: ['TEAM_PRODUCT_REVIEWER'] });

let world: World;
beforeAll(async () => {
  world = await boot();
  await fixturesOf(world).user({ userId: manager.userId, name: 'Olga', surname: 'Petrova' });
  await world.settle();
});
afterAll(() => world?.close());

const read = async (applicationId: string) =>
  (await world.client.getApplication({ applicationId }, { actor: manager })).application;
const note = (applicationId: string, text: string, idempotencyKey = '', actor = manager) =>
  world.client.noteApplication({ applicationId, text, idempotencyKey }, { actor });

describe('The log of an application', () => {
  it('shows each transition and note with its author, newest first, and a second click writes nothing', async () => {
    const id = await fixturesOf(world).application({ companyName: 'Chambal Agrochem' });
    const moved = { applicationId: id, status: ApplicationStatus.IN_WORK, version: 0, rejectComment: '' };
    await world.client.moveApplication({ ...moved, idempotencyKey: '' }, { actor: manager });
    await Promise.all([1, 2].map(() => note(id, ' Called them. ', 'key')));
    const steps = (await read(id))?.steps ?? [];
    const by = { id: manager.userId, surname: 'Petrova' };
    expect(steps).toMatchObject([
      { kind: ApplicationStepKind.NOTED, text: 'Called them.', by },
      { kind: ApplicationStepKind.MOVED, from: ApplicationStatus.NEW, to: ApplicationStatus.IN_WORK, by },
    ]);
    expect(steps).toHaveLength(2);
  });

  it('keeps the reason of an application that ends without a supplier', async () => {
    const contact = { ...noContact, name: 'Ravi', email: 'ravi@sindhu.example' };
    const id = await fixturesOf(world).application({ contact, locale: 'ru' });
    const move = (status: ApplicationStatus, rejectComment: string) =>
      world.client.moveApplication(
        { ...{ applicationId: id, version: 0, idempotencyKey: '' }, status, rejectComment },
        { actor: manager },
      );
    await move(ApplicationStatus.IN_WORK, 'not shown');
    await move(ApplicationStatus.COMPLETED, ' Makes nothing that our customers buy. ');
    expect((await read(id))?.steps.map(({ to, text }) => [to, text])).toEqual([
      [ApplicationStatus.COMPLETED, 'Makes nothing that our customers buy.'],
      [ApplicationStatus.IN_WORK, ''],
    ]);
    expect((await read(id))?.rejectComment).toBe('Makes nothing that our customers buy.');
    const completed = ListApplicationsRequest.fromPartial({ statuses: [ApplicationStatus.COMPLETED] });
    const { applications } = await world.client.listApplications(completed, { actor: manager });
    expect(applications.find((one) => one.id === id)?.isDeclined).toBe(true);
    await world.settle();
    const all = world.events.of('setu.review.application.status_changed', ApplicationStatusChanged);
    const events = all.filter(({ applicationId }) => applicationId === id);
    expect(events.map(({ declineReason, email, locale }) => [declineReason, email, locale])).toEqual([
      ['', '', ''],
      ['Makes nothing that our customers buy.', 'ravi@sindhu.example', 'ru'],
    ]);
  });

  it('accepts non-empty notes from managers only', async () => {
    const id = await fixturesOf(world).application({});
    const kindOf = async (call: Promise<unknown>) => {
      const error: unknown = await call.catch((thrown: unknown) => thrown);
      return isAppError(error) ? error.kind : 'answered';
    };
    expect(await kindOf(note(id, 'x', '', reviewer))).toBe('forbidden');
    expect(await kindOf(note(id, ' '))).toBe('invalid');
    expect(await kindOf(note(id, 'x'.repeat(2001)))).toBe('invalid');
    expect(await kindOf(note(systemIds.id(), 'x'))).toBe('not_found');
  });
});

describe('Applications that may come from the same company', () => {
  it('are found by tax number, email domain, site and name, with the strongest sign first', async () => {
    const add = fixturesOf(world);
    const contact = (email: string) => ({ ...noContact, email });
    const form = {
      companyName: 'Sahyadri Castings Pvt Ltd',
      pan: 'AAFCS4821K',
      webSiteUrl: 'https://www.sahyadri.example/en',
    };
    const id = await add.application({ ...form, contact: contact('r.patil@sahyadri.example') });
    const gstn = await add.application({ companyName: 'Other', gstn: '27AAFCS4821K1Z5', createdAt: day('2026-10-01') });
    const mail = await add.application({
      companyName: 'Another',
      contact: contact('a@SAHYADRI.example'),
      webSiteUrl: 'sahyadri.example',
    });
    const name = await add.application({ companyName: 'SAHYADRI CASTINGS LIMITED', contact: contact('b@gmail.com') });
    await add.application({
      companyName: 'Deccan Forgings Pvt Ltd',
      pan: 'AAACD1111A',
      contact: contact('c@gmail.com'),
    });
    const found = (await read(id))?.similar.map((one) => [one.id, one.by]);
    expect(found).toEqual([
      [gstn, ['tax_number']],
      [mail, ['mail_domain', 'site']],
      [name, ['name']],
    ]);
    // The domain of a public email provider does not make applications similar.
    expect((await read(name))?.similar.map((one) => one.id)).toEqual([id]);
  });
});
