import { describe, expect, it } from 'vitest';
import { aDraft } from '../../../testing/builders/request';
import { onFilesField, requestedCount, toPublished, toSavedDraft, toValues } from './rfc-mapper';

const file = { id: 'f1', url: '/media/file/f1/a.pdf', original_name: 'a.pdf', size: 10, type: 'pdf' };

describe('The values of the form', () => {
  it('start with the quantity chosen on the product’s page until the draft is first saved', () => {
    expect(toValues(aDraft(), 40).count).toBe('40');
    const saved = aDraft({
      draft: { editor: 'e', seq: 1, saved_at: '2026-11-20T09:00:00Z', count: 'две', description: null, customer: null },
    });
    expect(toValues(saved, 40).count).toBe('две');
    expect(toValues(aDraft()).count).toBe('12');
  });

  it('read that quantity from the history entry, and nothing else', () => {
    expect(requestedCount({ count: 40 })).toBe(40);
    for (const state of [null, undefined, 'x', {}, { count: '40' }, { count: -1 }, { count: 1.5 }]) {
      expect(requestedCount(state)).toBeUndefined();
    }
  });
});

describe('The sent data', () => {
  const values = { count: 'две', comment: ' как есть ', delivery_city: 'RUKZN', files: [file] };

  it('an autosave contains the typed values and its sequence number', () => {
    expect(toSavedDraft(values, { editor: 'e', seq: 4, version: 2 })).toEqual({
      count: 'две',
      comment: ' как есть ',
      delivery_city: 'RUKZN',
      files: ['f1'],
      editor: 'e',
      seq: 4,
      version: 2,
    });
  });

  it('publishing sends the same values without the sequence number', () => {
    expect(toPublished(values)).toEqual({ ...values, files: ['f1'] });
  });
});

it('an error of one file is shown at the single file field', () => {
  const problem = onFilesField({ kind: 'validation', fields: { 'files.2': 'нет', count: 'мало' } });
  expect(problem.fields).toEqual({ files: 'нет', count: 'мало' });
});
