import { describe, expect, it } from 'vitest';
import { aDraft } from '../../../testing/builders/request';
import { onFilesField, toPublished, toSavedDraft, toValues, wantedCount } from './rfc-mapper';

const file = { id: 'f1', url: '/media/file/f1/a.pdf', original_name: 'a.pdf', size: 10, type: 'pdf' };

describe('the values of the form', () => {
  it('take the quantity chosen on the product’s page while nobody has saved the draft', () => {
    expect(toValues(aDraft(), 40).count).toBe('40');
    const saved = aDraft({
      draft: { editor: 'e', seq: 1, saved_at: '2026-11-20T09:00:00Z', count: 'две', description: null, customer: null },
    });
    expect(toValues(saved, 40).count).toBe('две');
    expect(toValues(aDraft()).count).toBe('12');
  });

  it('read that quantity from the history entry, and nothing else from it', () => {
    expect(wantedCount({ count: 40 })).toBe(40);
    for (const state of [null, undefined, 'x', {}, { count: '40' }, { count: -1 }, { count: 1.5 }]) {
      expect(wantedCount(state)).toBeUndefined();
    }
  });
});

describe('what is sent', () => {
  const values = { count: 'две', comment: ' как есть ', files: [file] };

  it('an autosave carries what was typed and its place among the saves', () => {
    expect(toSavedDraft(values, { editor: 'e', seq: 4, version: 2 })).toEqual({
      count: 'две',
      comment: ' как есть ',
      files: ['f1'],
      editor: 'e',
      seq: 4,
      version: 2,
    });
  });

  it('publishing sends the same content without the marks', () => {
    expect(toPublished(values)).toEqual({ count: 'две', comment: ' как есть ', files: ['f1'] });
  });
});

it('a refused file stands under the one field of files', () => {
  const problem = onFilesField({ kind: 'validation', fields: { 'files.2': 'нет', count: 'мало' } });
  expect(problem.fields).toEqual({ files: 'нет', count: 'мало' });
});
