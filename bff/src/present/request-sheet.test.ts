import { RequestRow } from '@setu/proto/request/requests';
import { RejectReason, RequestKind, RequestStatus } from '@setu/proto/request/words';
import { describe, expect, it } from 'vitest';
import { requestColumns, type SheetReader } from './request-sheet.js';

const row = RequestRow.fromPartial({
  id: '0195a000-0000-7000-8000-000000000000',
  kind: RequestKind.RFC,
  numericHash: '01234567',
  status: RequestStatus.REJECTED_BY_BROKER,
  publishedAt: '2026-11-20T22:30:00.000Z',
  statusAt: '2026-11-21T09:00:00.000Z',
  name: { en: 'Pump', ru: 'Насос' },
  unit: { en: 'pc', ru: 'шт' },
  count: '1 200'.replace(' ', ''),
  customer: { id: 'c', shortName: 'Волга', inn: '7707083893' },
  brokerManager: { id: 'm', name: 'Анна', surname: 'Антонова' },
  totalPrice: {
    money: { minor: 125_050n, currency: 'INR' },
    rate: { currency: 'INR', date: '2026-11-20', valueE4: 935_123n, nominal: 100, source: 'cbr', valid: true },
  },
  customerPrice: { money: { minor: 90_000n, currency: 'RUB' } },
  rejectReason: RejectReason.BAD_PRICE,
  rejectComment: '=HYPERLINK("x")',
});

const broker: SheetReader = { language: 'ru', companyType: 'broker', timeZone: 'Europe/Moscow' };
const read = (reader: SheetReader) =>
  Object.fromEntries(requestColumns(reader).map(({ title, cell }) => [title, cell(row)]));

describe('A request in a sheet', () => {
  it('has dates in the reader’s time zone, and money and counts as numbers', () => {
    const cells = read(broker);
    expect(cells['Опубликован (Europe/Moscow)']).toEqual({
      value: new Date('2026-11-21T01:30:00Z'),
      format: 'dd.mm.yyyy hh:mm',
    });
    expect(cells.Количество).toEqual({ value: 1200, format: '#,##0.###' });
    expect(cells.Сумма).toEqual({ value: 1250.5, format: '#,##0.00" ₹"' });
    expect(cells['Сумма в рублях']).toEqual({ value: 1169.37, format: '#,##0.00" ₽"' });
    expect(cells['Рублей за рупию']).toEqual({ value: 0.935123, format: '0.0000' });
    expect(cells['Дата курса']).toEqual({ value: new Date('2026-11-20T00:00:00Z'), format: 'dd.mm.yyyy' });
    expect(cells['Цена заказчика']).toEqual({ value: 900, format: '#,##0.00" ₽"' });
    expect(cells['Цена договора']).toBeNull();
  });

  it('is in the reader’s language, and keeps leading zeros of its number', () => {
    expect(read(broker)).toMatchObject({
      Номер: '01234567',
      Вид: 'Из каталога',
      'Товар или услуга': 'Насос',
      Статус: 'Отклонён брокером',
      Заказчик: 'Волга',
      Менеджер: 'Антонова Анна',
    });
    const english = read({ language: 'en', companyType: 'broker', timeZone: 'Asia/Kolkata' });
    expect(english['Product or service']).toBe('Pump');
    expect(english['Published (Asia/Kolkata)']).toMatchObject({ value: new Date('2026-11-21T04:00:00Z') });
  });

  it('has no company column for a customer', () => {
    expect(read({ ...broker, companyType: 'customer' })).not.toHaveProperty('Заказчик');
  });
});
