import { companyId, type DemoRequest, demoCart, demoFailedPapers, demoRequests, userId } from '@setu/demo-world';
import { actors } from '@setu/kit/testing';
import { PaperKind, PaperState, RequestKind, RequestStatus } from '@setu/proto/request/words';
import { requestStatusWord } from '@setu/proto/wire-words';
import { requestStatuses } from '@setu/proto/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPath } from '../src/requests/domain/stages.js';
import { boot, listQuery, view, type World } from './fixtures.js';

let world: World;
let requests: DemoRequest[];
beforeAll(async () => {
  world = await boot(true);
  requests = demoRequests(world.clock.now());
});
afterAll(() => world?.close());

const manager = actors.broker({
  companyId: companyId('setu'),
  userId: userId('manager@setu.example'),
  roles: ['TEAM_MANAGER'],
});
const buyer = actors.buyer({ companyId: companyId('volga'), userId: userId('buyer@volga.example') });

describe('The demo world', () => {
  it('has catalogue requests in every status, and requests from a description in every status except draft', async () => {
    const rows = await world.deps.db('request').distinct('kind', 'status');
    const both = ['rfc', 'rfd']
      .flatMap((kind) => requestStatuses.map((status) => `${kind} ${status}`))
      .filter((each) => each !== 'rfd draft');
    expect(rows.map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual(both.sort());
  });

  it('shows every published request to a manager, with a history that is a path to its current status', async () => {
    for (const demo of requests.filter(({ status }) => status !== 'draft')) {
      const shown = await view(world, demo.id, manager);
      expect(isPath(shown.history.flatMap(({ status }) => requestStatusWord(status) ?? []))).toBe(true);
      expect(shown.history.at(-1)?.status).toBe(shown.status);
      expect(shown.author?.surname).not.toBe('');
      expect(shown.customer?.shortName).not.toBe('');
      if (shown.kind === RequestKind.RFC) expect(shown.condition?.card?.card?.skuId).toBe(demo.cardId);
      else expect(shown.condition?.items).not.toEqual([]);
      expect(shown.condition?.files.map(({ id }) => id)).toEqual(demo.fileIds);
      expect(shown.customerPrice?.rate?.source ?? 'demo').toBe('demo');
    }
  });

  it('fills the lists and the cart of the buyer', async () => {
    for (const kind of [RequestKind.RFC, RequestKind.RFD]) {
      const { rows, total } = await world.client.listRequests(listQuery({ kind }), { actor: buyer });
      expect(total).toBeGreaterThan(0);
      // A card has its name in both languages. A description is only in the language it was written in.
      const languages = kind === RequestKind.RFC ? 2 : 1;
      for (const { name } of rows)
        expect([name?.ru, name?.en].filter(Boolean).length, name?.ru).toBeGreaterThanOrEqual(languages);
    }
    const ownLines = demoCart(world.clock.now()).filter((line) => line.userId === buyer.userId);
    const cart = await world.client.listCart(
      { search: '', later: false, page: { page: 1, limit: 100 } },
      { actor: buyer },
    );
    expect(cart.lines.map(({ id }) => id).sort()).toEqual(ownLines.map(({ id }) => id).sort());
    expect(cart.lines.every(({ available }) => available)).toBe(true);
  });

  it('shows the buyer a document that could not be made, and makes it when it is requested again', async () => {
    for (const { id, requestId } of demoFailedPapers(world.clock.now())) {
      const { papers } = await world.client.listPapers({ requestId }, { actor: buyer });
      expect(papers.map((paper) => [paper.id, paper.state])).toEqual([[id, PaperState.FAILED]]);
      const again = await world.client.makePaper({ requestId, kind: PaperKind.PROFORMA_BALANCE }, { actor: buyer });
      expect(again.paper).toMatchObject({ id, version: 1, state: PaperState.MAKING });
    }
  });

  it('can be used further: a new request goes through its transitions like any other', async () => {
    const fresh = requests.find(({ status }) => status === 'new');
    const accepted = await world.client.takeIntoWork(
      { requestId: fresh?.id ?? '', version: 0, idempotencyKey: '' },
      { actor: manager },
    );
    expect(accepted.request?.status).toBe(RequestStatus.IN_WORK);
  });
});
