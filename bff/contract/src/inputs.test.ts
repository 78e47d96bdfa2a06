import { describe, expect, it } from 'vitest';
import { loginInput } from './account.js';
import { basketAddInput, basketItemsInput, cartCountInput } from './basket.js';
import { draftSaveInput, rfcPublishInput } from './drafts.js';
import { rejectInput, updateStatusInput } from './moves.js';
import { dropNoticesInput, noticeLoaderInput } from './notices.js';
import { finishSignInInput } from './second-factor.js';

const uuid = '0195a000-0000-7000-8000-000000000000';
const codes = (schema: { safeParse: (value: unknown) => { success: boolean; error?: unknown } }, value: unknown) => {
  const result = schema.safeParse(value) as {
    success: boolean;
    error?: { issues: { path: PropertyKey[]; message: string }[] };
  };
  const found: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) found[path.join('.')] ??= message;
  return found;
};

describe('A request form', () => {
  it.each([
    [{ count: '', comment: 'x' }, { count: 'required' }],
    [{ count: '0', comment: 'x' }, { count: 'min' }],
    [{ count: '-2', comment: 'x' }, { count: 'min' }],
    [{ count: '1e3', comment: 'x' }, { count: 'invalid_number' }],
    [{ count: '1000000001', comment: 'x' }, { count: 'max' }],
    [{ count: 1, comment: '   ' }, { comment: 'required' }],
    [{ count: 1, comment: 'x'.repeat(5001) }, { comment: 'length_max' }],
    [{ count: 1, comment: '𝒙'.repeat(5001) }, { comment: 'length_max' }],
    [{ count: 1, comment: 'x', files: Array.from({ length: 21 }, () => uuid) }, { files: 'too_many_files' }],
  ])('rejects %j with the errors %j', (value, expected) => {
    const found = codes(rfcPublishInput, value);
    for (const [field, code] of Object.entries(expected)) expect(found[field]).toBe(code);
  });

  it('trims texts and rounds the count to an integer', () => {
    expect(rfcPublishInput.parse({ count: '2,5', comment: 'x' }).count).toBe('3');
    expect(rfcPublishInput.parse({ count: ' 24 ', comment: ' Срочно ' })).toEqual({
      count: '24',
      comment: 'Срочно',
      files: [],
    });
  });

  it('counts a character that takes two UTF-16 units as one', () => {
    const comment = '👍'.repeat(5000);
    expect(rfcPublishInput.parse({ count: 1, comment }).comment).toBe(comment);
    const fields = { _password: '𝒑'.repeat(128), _username: 'a@b.example' };
    expect(loginInput.parse(fields)._password).toBe(fields._password);
    expect(codes(loginInput, { ...fields, _password: '𝒑'.repeat(129) })).toEqual({ _password: 'length_max' });
  });

  it('validates nothing in a draft, which keeps any text as typed', () => {
    const typed = { count: 'двадцать', comment: '  ', editor: 'e', seq: '7' };
    expect(draftSaveInput.parse(typed)).toEqual({ ...typed, seq: 7 });
  });

  it('requires a known reason and a comment when a request is rejected', () => {
    expect(codes(rejectInput, { reject_reason: 'mood', reject_comment: ' ' })).toEqual({
      reject_reason: 'required',
      reject_comment: 'required',
    });
    expect(codes(updateStatusInput, { status: 'sold' })).toEqual({ status: 'invalid_option' });
  });
});

describe('Other forms', () => {
  it('sign-in trims the email address but not the password', () => {
    const password = ' with blanks ';
    const read = loginInput.parse({ _username: ' a@b.example ', _password: password, _remember_me: 'on' });
    expect(read).toMatchObject({ _username: 'a@b.example', _password: password, _remember_me: true });
    expect(codes(loginInput, { _username: 'nobody', _password: '' })).toEqual({
      _username: 'invalid_email',
      _password: 'required',
    });
  });

  it('the cart rejects unknown columns to sort or to filter by', () => {
    expect(basketAddInput.parse({ id: uuid })).toEqual({ id: uuid, count: 1 });
    expect(Object.keys(codes(basketItemsInput, { orderBy: { weight: 'asc' } }))).toEqual(['orderBy']);
    const refused = [
      { greater: { weight: 1 } },
      { lesser: { basket_price: 1, weight: 1 } },
      { like_concat: { value: 'x', fields: ['weight'] } },
      { equal: { basket_price: 1 } },
    ];
    for (const selectBy of refused) expect(basketItemsInput.safeParse({ selectBy }).success).toBe(false);
    const search = { like_concat: { value: 'x', fields: ['name', 'vendor_code'] }, lesser: { basket_price: '5' } };
    expect(basketItemsInput.parse({ selectBy: search }).selectBy?.lesser).toEqual({ basket_price: 5 });
  });

  it('the second step of a sign-in has exactly one answer', () => {
    const setup = { kind: 'totp' };
    for (const sent of [{ code: '123456' }, { setup }, { code: '', setup }])
      expect(codes(finishSignInInput, sent)).toEqual({});
    expect(codes(finishSignInInput, {})).toEqual({ code: 'required' });
    expect(codes(finishSignInInput, { code: '123456', setup })).toEqual({ code: 'invalid' });
  });

  it('notifications accept check boxes sent by a form or as JSON', () => {
    expect(noticeLoaderInput.parse({ archiveCheckbox: 'false', noticesCheckbox: true })).toEqual({
      archiveCheckbox: false,
      noticesCheckbox: true,
    });
    expect(codes(noticeLoaderInput, { dateSelector: 'year' })).toEqual({ dateSelector: 'invalid_option' });
    expect(Object.keys(codes(dropNoticesInput, { ids: [] }))).toEqual(['ids']);
  });
});

describe('A quantity in the cart', () => {
  it.each([
    [2, 2],
    ['2', 2],
    [[1], undefined],
    [true, undefined],
    [{}, undefined],
    [1.5, 2],
    ['1,4', 1],
    ['1e3', undefined],
    [-1, undefined],
    [0, undefined],
  ])('is read from %j as %s', (sent, count) => {
    expect(cartCountInput.safeParse({ count: sent }).data?.count).toBe(count);
  });
});
