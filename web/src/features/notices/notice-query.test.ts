import { canonicalListQuery, noticeListCodec, noticeLoaderInput } from '@setu/contract';
import { expect, it } from 'vitest';
import { isNewOnly, periodOf, toLoader } from './notice-query';

const query = (search: string) => canonicalListQuery(noticeListCodec, new URLSearchParams(search));

it('"new only" is sent as the opposite of the specification’s archive checkbox', () => {
  expect(isNewOnly(query('unread=1'))).toBe(true);
  expect(toLoader(query('unread=1'), 'week')).toMatchObject({ archiveCheckbox: false, dateSelector: 'week' });
  expect(toLoader(query(''), 'all')).toMatchObject({ archiveCheckbox: true, noticesCheckbox: true });
  expect(toLoader(query('group=messages'), 'all')).toMatchObject({ messagesCheckbox: true, noticesCheckbox: false });
});

it('the server’s schema accepts the request body', () => {
  expect(noticeLoaderInput.safeParse(toLoader(query('query=насос&page=3&limit=30'), 'day')).success).toBe(true);
});

it('only the four periods exist', () => {
  expect(['all', 'day', 'week', 'month', 'year', undefined].map(periodOf)).toEqual([
    'all',
    'day',
    'week',
    'month',
    null,
    null,
  ]);
});
