import { inr, timesMoney, toRoubles } from '@setu/kit/core';
import { NoticeEntity, NoticeType } from '@setu/proto/identity/words';
import { News, RequestHead, RequestRow } from '@setu/proto/request/requests';
import { RequestKind, RequestStatus } from '@setu/proto/request/words';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noticeView } from './notice.js';
import { requestColumns } from './request-sheet.js';

const anyLot = fc.record({
  unit: fc.bigInt({ min: 1n, max: 10n ** 8n }),
  count: fc.bigInt({ min: 1n, max: 20_000n }),
  valueE4: fc.bigInt({ min: 1000n, max: 999_999n }),
  nominal: fc.constantFrom(1, 10, 100),
});
const reader = { language: 'ru', companyType: 'customer' } as const;
const columns = requestColumns({ ...reader, timeZone: 'Europe/Moscow' });
const at = '2026-11-20T09:00:00Z';
const inList = { kind: RequestKind.RFC, status: RequestStatus.OFFER_RECEIVED, publishedAt: at, statusAt: at };
const id = '0192f0c0-0000-7000-8000-000000000001';
const shared = {
  ...{ id: 'n', type: NoticeType.OFFER_SHARED, params: {}, createdAt: at, isRead: false },
  ...{ entityType: NoticeEntity.REQUEST, entityId: id },
};

/** Returns an amount at the end of a text in minor units. */
const minorIn = (text: string): bigint => {
  const [, whole = '', cents = '00'] = /: ([\d\s]+)(?:,(\d\d))?\s₽$/.exec(text) ?? [];
  return BigInt(whole.replace(/\s/g, '') + cents);
};

it('an exported list and a notification state the price of a lot as the price of a unit times the count', () => {
  fc.assert(
    fc.property(anyLot, ({ unit, count, ...quote }) => {
      const money = timesMoney(inr(unit), count);
      const price = { money, rate: { ...quote, currency: 'INR', date: '2026-11-20', source: 'cbr', valid: true } };
      const kopecks = toRoubles(inr(unit), quote).minor * count;
      const row = RequestRow.fromPartial({ ...inList, count: String(count), totalPrice: { ...price, upTo: money } });
      const cells = new Map(columns.map(({ title, cell }) => [title, cell(row)]));
      for (const title of ['Сумма в рублях', 'Сумма в рублях, до'])
        expect([title, cells.get(title)]).toMatchObject([title, { value: Number(kopecks) / 100 }]);
      expect(cells.get('Сумма')).toMatchObject({ value: Number(money.minor) / 100 });
      const head = RequestHead.fromPartial({ id, count: String(count), numericHash: '12345678' });
      const content = { head, waiting: undefined, quote: '', news: News.fromPartial({ price }) };
      expect(minorIn(noticeView(shared, reader, content).title)).toBe(kopecks);
    }),
  );
});
