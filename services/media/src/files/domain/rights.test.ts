import { describe, expect, it } from 'vitest';
import {
  type Attachment,
  cardAudience,
  mayAttach,
  messageAudience,
  publicAudience,
  requestAudience,
} from './attachment.js';
import type { File } from './file.js';
import { isPublicPicture, mayKnowName, mayRead, owns, type Reader } from './rights.js';

const reader = (over: Partial<Reader> = {}): Reader => ({
  kind: 'user',
  userId: 'stranger',
  companyId: 'elsewhere',
  companyType: 'customer',
  roles: [],
  visitorId: 'browser-0',
  network: '192.0.2.7',
  ...over,
});
const author = reader({ userId: 'author', companyId: 'volga' });
const colleague = reader({ userId: 'colleague', companyId: 'volga' });
const supplier = reader({ userId: 'seller', companyId: 'kaveri', companyType: 'supplier' });
const manager = reader({ userId: 'manager', companyId: 'broker', companyType: 'broker', roles: ['TEAM_MANAGER'] });
const senior = reader({ userId: 'senior', companyId: 'broker', companyType: 'broker', roles: ['TEAM_ADMIN'] });
const reviewer = reader({ userId: 'r', companyId: 'broker', companyType: 'broker', roles: ['TEAM_PRODUCT_REVIEWER'] });
const posing = reader({ roles: ['TEAM_MANAGER', 'TEAM_PRODUCT_REVIEWER'] });
const visitor = reader({ kind: 'anonymous', userId: '', companyId: '', companyType: '', visitorId: 'browser-1' });
const everybody = { author, colleague, supplier, manager, senior, reviewer, posing, visitor };

const file = (over: Partial<File> = {}): File => ({
  id: 'f',
  key: '2026/11/f',
  kind: 'upload',
  state: 'attached',
  name: 'a.pdf',
  type: 'application/pdf',
  size: 1,
  sha256: 'x',
  owner: { userId: 'author', companyId: 'volga', companyType: 'customer', visitorId: '' },
  ...over,
});
const attached = (audience: Attachment['audience'], over: Partial<Attachment> = {}): Attachment => ({
  entityType: 'request',
  entityId: 'e',
  role: 'document',
  published: true,
  audience,
  ...over,
});
const request = { authorUserId: 'author', customerCompanyId: 'volga', supplierCompanyId: '', published: true };

const readers = (attachments: Attachment[], over: Partial<File> = {}) =>
  Object.entries(everybody)
    .filter(([, one]) => mayRead(one, file(over), attachments))
    .map(([name]) => name);

describe('Reading a file', () => {
  it.each([
    ['that is not used', [], ['author']],
    ['of a draft request', [attached(requestAudience({ ...request, published: false }))], ['author']],
    [
      'of a message to the customer',
      [attached(messageAudience({ isSupplier: false, companyId: 'volga' }))],
      ['author', 'colleague', 'manager', 'senior'],
    ],
    [
      'of a message to the supplier',
      [attached(messageAudience({ isSupplier: true, companyId: 'kaveri' }))],
      ['author', 'supplier', 'manager', 'senior'],
    ],
    ['of a published request', [attached(requestAudience(request))], ['author', 'colleague', 'manager', 'senior']],
    [
      'of a request sent to the supplier',
      [attached(requestAudience({ ...request, supplierCompanyId: 'kaveri' }))],
      ['author', 'colleague', 'supplier', 'manager', 'senior'],
    ],
    [
      'of an unpublished card',
      [attached(cardAudience('kaveri'))],
      ['author', 'supplier', 'manager', 'senior', 'reviewer'],
    ],
    ['of a published card', [attached(publicAudience())], Object.keys(everybody)],
  ])('is limited to the right users for a file %s', (_, attachments, expected) =>
    expect(readers(attachments)).toEqual(expected),
  );

  it.each(['pending', 'removed'] as const)('is not possible for anyone while it is %s', (state) => {
    expect(readers([attached(publicAudience())], { state })).toEqual([]);
  });

  it('is possible only in the browser that uploaded it', () => {
    const owner = { userId: '', companyId: '', companyType: '', visitorId: 'browser-1' };
    expect(readers([], { owner, state: 'ready' })).toEqual(['visitor']);
    expect(owns(visitor, { ...owner, visitorId: '' })).toBe(false);
  });

  it('is cached permanently and publicly only for a picture of something published', () => {
    const picture = file({ type: 'image/webp' });
    const shown = attached(publicAudience(), { role: 'picture' });
    expect(isPublicPicture(picture, [shown])).toBe(true);
    expect(isPublicPicture(picture, [attached(cardAudience('kaveri'), { role: 'picture' })])).toBe(false);
    expect(isPublicPicture(picture, [attached(publicAudience())])).toBe(false);
    expect(isPublicPicture(file(), [shown])).toBe(false);
  });
});

const brokers = { userId: 'm', companyId: 'broker', companyType: 'broker', visitorId: '' };

describe('Attaching a file on behalf of a user or company', () => {
  it.each([
    ['works for the user’s own file', { userId: 'author', companyId: '' }, [], {}, true],
    ['works for a colleague’s file', { userId: 'colleague', companyId: 'volga' }, [], {}, true],
    ['fails for a stranger’s file', { userId: 'stranger', companyId: 'onega' }, [], {}, false],
    ['fails for a file without a company and a user without a company', { userId: 'x', companyId: '' }, [], {}, false],
    [
      'fails for the broker’s file and a request',
      { userId: 'stranger', companyId: 'onega' },
      [],
      { owner: brokers },
      false,
    ],
    [
      'works for the broker’s file and a card',
      { userId: '', companyId: 'kaveri', forCard: true },
      [],
      { owner: brokers },
      true,
    ],
    [
      'works for a file that the company can already read, when a request is repeated',
      { userId: 'buyer2', companyId: 'onega' },
      [attached(requestAudience({ ...request, customerCompanyId: 'onega' }))],
      {},
      true,
    ],
  ])('%s', (_, claim, present, over, may) => {
    expect(mayAttach(file(over), present, { forCard: false, ...claim })).toBe(may);
  });
});

describe('The name of a file', () => {
  const sent = requestAudience({ ...request, supplierCompanyId: 'kaveri' });
  const knowing = (attachments: Attachment[], over: Partial<File> = {}) =>
    Object.entries(everybody)
      .filter(([, one]) => mayKnowName(one, file(over), attachments))
      .map(([name]) => name);

  it('of a request is visible to the customer and the broker, not to the supplier that received it', () => {
    expect(knowing([attached(sent)])).toEqual(['author', 'colleague', 'manager', 'senior', 'reviewer']);
  });

  it("from an anonymous visitor's browser is visible to the company it was attached for", () => {
    const owner = { userId: '', companyId: '', companyType: '', visitorId: 'browser-9' };
    expect(knowing([attached(sent)], { owner })).toEqual(['author', 'colleague', 'manager', 'senior', 'reviewer']);
  });

  it('of the broker is visible to everyone who can read the file', () => {
    const message = messageAudience({ isSupplier: true, companyId: 'kaveri' });
    const owner = { userId: 'm', companyId: 'broker', companyType: 'broker', visitorId: '' };
    expect(knowing([attached(message)], { owner })).toEqual(Object.keys(everybody));
  });

  it('attached to something public is visible to everyone', () => {
    expect(knowing([attached(publicAudience())])).toEqual(Object.keys(everybody));
  });
});
