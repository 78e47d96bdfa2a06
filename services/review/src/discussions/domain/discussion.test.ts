import { isAppError } from '@setu/kit/core';
import { expect, it } from 'vitest';
import { concerned, type Discussion, inOrder, readRemark } from './discussion.js';

const failures = (sent: { field: string; text: string }): unknown => {
  try {
    return readRemark(sent);
  } catch (error) {
    return isAppError(error) ? error.fields?.map(({ path, code, params }) => [path, code, params?.max ?? '']) : error;
  }
};

it('a comment is about one text or the complete card, and has 1 to 1000 characters', () => {
  expect(readRemark({ field: 'general', text: ' Whose port is it? \n' })).toEqual({
    ...{ field: 'general', text: 'Whose port is it?' },
  });
  // Characters are counted as people count them. Each of these is two units of UTF-16.
  expect(readRemark({ field: 'name', text: '🍵'.repeat(1000) }).text).toHaveLength(2000);
  expect(failures({ field: 'name', text: 'я'.repeat(1001) })).toEqual([['text', 'length_max', '1000']]);
  expect(failures({ field: 'name', text: ' \n ' })).toEqual([['text', 'required', '']]);
  expect(failures({ field: 'name', text: 'a\0b' })).toEqual([['text', 'invalid_characters', '']]);
  expect(failures({ field: 'hs_code', text: '' })).toEqual([
    ['field', 'invalid_option', ''],
    ['text', 'required', ''],
  ]);
});

const discussion = (part: Partial<Discussion>): Discussion => ({
  ...{ id: '', reviewId: '', field: 'name', openedAt: new Date(0), openedByUserId: 'a', resolution: undefined },
  ...{ remarks: [], ...part },
});

it('discussions are sorted by the order of the form, those about the complete card last, each field’s oldest first', () => {
  const of = (id: string, field: Discussion['field'], at: number) => discussion({ id, field, openedAt: new Date(at) });
  const discussions = [of('1', 'general', 1), of('2', 'condition', 5), of('3', 'name', 9), of('4', 'name', 2)];
  expect(inOrder(discussions).map(({ id }) => id)).toEqual(['4', '3', '2', '1']);
});

it('a comment concerns the review’s participants and earlier authors, each once, but not its author', () => {
  const remark = (byUserId: string) => ({ id: '', at: new Date(0), text: '', byUserId, actingUserId: undefined });
  const discussion = { remarks: ['reviewer', 'senior', 'senior', 'me'].map(remark) };
  expect(concerned({ reviewerId: 'reviewer', managerId: 'manager' }, discussion, ['me', undefined])).toEqual([
    ...['reviewer', 'manager', 'senior'],
  ]);
  expect(concerned({ reviewerId: undefined, managerId: 'me' }, { remarks: [] }, ['me'])).toEqual([]);
});
