import { expect, it } from 'vitest';
import { aNotice, aNoticeRequest, noticeIds } from '../../testing/builders/notice';
import { groupNotices, waitingFirst } from './group-notices';

const { pump, tea } = noticeIds;
const about = (request: string, id: string, isRead = true) =>
  aNotice({ id, is_read: isRead, request: aNoticeRequest({ id: request }) });

it('the notifications of a request form a group at the position of the newest one, in their order', () => {
  const page = [about(pump, '1'), about(tea, '2'), about(pump, '3', false), about(tea, '4'), about(pump, '5', false)];
  expect(groupNotices(page).map(({ id, notices, unread }) => [id, notices.map((one) => one.id), unread])).toEqual([
    [pump, ['1', '3', '5'], ['3', '5']],
    [tea, ['2', '4'], []],
  ]);
});

it('notifications without a request form one group, and a request is shown as in its newest notification', () => {
  const old = aNotice({ id: '3', request: aNoticeRequest({ id: pump, status: null, name: 'Насос' }) });
  const groups = groupNotices([
    aNotice({ id: '1', request: null }),
    about(pump, '2'),
    old,
    aNotice({ id: '4', request: null }),
  ]);
  expect(groups.map(({ id, notices }) => [id, notices.length])).toEqual([
    ['other', 2],
    [pump, 2],
  ]);
  expect(groups[1]?.request?.status).toBe('in_work');
  expect(groupNotices([])).toEqual([]);
});

it('requests that wait for the reader are separated from the others, both in their order', () => {
  const waits = (id: string, isWaiting: boolean) =>
    aNotice({ id, request: aNoticeRequest({ id, is_waiting: isWaiting }) });
  const groups = groupNotices([
    waits('1', false),
    waits('2', true),
    aNotice({ id: '3', request: null }),
    waits('4', true),
  ]);
  const { waiting, rest } = waitingFirst(groups);
  expect([waiting.map(({ id }) => id), rest.map(({ id }) => id)]).toEqual([
    ['2', '4'],
    ['1', 'other'],
  ]);
});
