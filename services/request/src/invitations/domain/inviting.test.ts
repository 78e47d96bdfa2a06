import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Invitation } from './invitation.js';
import { invite, readSuppliers } from './inviting.js';
import { pickFailure } from './picking.js';
import type { SupplierOffer } from './supplier-offer.js';

const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
const at = new Date('2026-11-20T09:00:00Z');
const invited = (supplierIds: string[]) =>
  invite([], supplierIds, { requestId: 'r', at, id: randomUUID }).map(({ invitation }) => invitation);

it('one to ten suppliers with well-formed ids are read, each once', () => {
  const [id = ''] = ids(1);
  expect(readSuppliers([id, id.toUpperCase()])).toEqual([id]);
  expect(readSuppliers(ids(10))).toHaveLength(10);
  expect(() => readSuppliers([])).toThrow();
  expect(() => readSuppliers(ids(11))).toThrow();
  expect(() => readSuppliers([id, 'nobody'])).toThrow();
});

it('a request has at most ten invitations, those of earlier included', () => {
  const earlier = invited(ids(6));
  const more = (count: number) => invite(earlier, ids(count), { requestId: 'r', at, id: randomUUID });
  expect(more(4)).toHaveLength(4);
  expect(() => more(5)).toThrow();
});

it('an offer is chosen while its invitation is open, it is valid, and it is the version that was seen', () => {
  const [invitation] = invited(ids(1)) as [Invitation];
  const offer = { version: 2, validUntil: '2026-11-30' } as SupplierOffer;
  const codeOf = (state: Invitation['state'], over: Partial<SupplierOffer> = {}, version = 2) =>
    pickFailure({ ...invitation, state }, { ...offer, ...over }, { now: at, version })?.code;
  expect(codeOf('open')).toBeUndefined();
  expect(codeOf('open', {}, 0)).toBeUndefined();
  expect(codeOf('withdrawn')).toBe('offer_withdrawn');
  expect(codeOf('open', { validUntil: '2026-11-01' })).toBe('offer_expired');
  expect(codeOf('open', {}, 1)).toBeDefined();
});
