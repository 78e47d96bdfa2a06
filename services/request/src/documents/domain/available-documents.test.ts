import { expect, it } from 'vitest';
import { availableDocuments, type DocumentSubject, mustBeOpen } from './available-documents.js';

const contracted: DocumentSubject = {
  ...{ isPublished: true, hasOffers: true, isContracted: true },
  ...{ hasAdvance: true, isPaid: false, hasBalance: true },
};
const kinds = (over: Partial<DocumentSubject>) => availableDocuments({ ...contracted, ...over });

it('a request has the documents of its state', () => {
  expect(kinds({ isPublished: false, isContracted: false })).toEqual([]);
  expect(kinds({ isContracted: false })).toEqual(['request', 'offers']);
  expect(kinds({ hasOffers: false, isContracted: false })).toEqual(['request']);
  expect(kinds({})).toEqual(['request', 'offers', 'specification', 'proforma_advance', 'proforma_balance']);
  expect(kinds({ hasAdvance: false })).toEqual(['request', 'offers', 'specification', 'proforma_full']);
  expect(kinds({ hasAdvance: false, isPaid: true })).toContain('proforma_balance');
  expect(kinds({ hasBalance: false })).not.toContain('proforma_balance');
});

it('a document that the request cannot have is refused with the reason', () => {
  expect(() => mustBeOpen('proforma_advance', { ...contracted, hasAdvance: false })).toThrow('advance_not_agreed');
  expect(() => mustBeOpen('proforma_advance', { ...contracted, isContracted: false })).toThrow('paper_not_open');
  expect(() => mustBeOpen('specification', { ...contracted, isContracted: false })).toThrow('paper_not_open');
  expect(() => mustBeOpen(undefined, contracted)).toThrow('forbidden');
  expect(() => mustBeOpen('proforma_advance', contracted)).not.toThrow();
});
