import { CompanyType } from '@setu/proto/common/words';
import { NoticeEntity, NoticeType } from '@setu/proto/identity/words';
import { IncoTerm, RequestStatus, WaitingReason } from '@setu/proto/request/words';
import { wireRequestStatus } from '@setu/proto/wire-words';
import { requestStatuses } from '@setu/proto/words';
import { describe, expect, it } from 'vitest';
import { type NoticeContent, noticeView } from './notice.js';

const requestId = '0192f0c0-0000-7000-8000-000000000001';
const params = {
  numeric_hash: '12345678',
  name_en: 'Pump',
  name_ru: 'Насос',
  customer: 'ООО «Волга Импорт»',
  status: 'in_work',
};
const noticeWith = (over: object = {}, type = NoticeType.REQUEST_STATUS_CHANGED) => ({
  id: 'n',
  type,
  params: { ...params, ...over },
  createdAt: '2026-11-20T09:00:00Z',
  isRead: false,
  entityType: NoticeEntity.REQUEST,
  entityId: requestId,
});
const head = {
  id: requestId,
  numericHash: '12345678',
  status: RequestStatus.OFFER_RECEIVED,
  name: { en: 'Pump', ru: 'Насос' },
  count: '12',
  unit: { en: 'pcs', ru: 'шт' },
  pictureId: '',
  waitsFor: CompanyType.BROKER,
};
const withHead = (of: typeof head | undefined, over: Partial<NoticeContent> = {}): NoticeContent => ({
  ...{ head: of, waiting: undefined, news: undefined, quote: '' },
  ...over,
});
const headAt = (name: string) =>
  withHead({
    ...head,
    status: wireRequestStatus(requestStatuses.find((status) => status === name) ?? 'new'),
  });
const customer = { language: 'ru', companyType: 'customer' } as const;
const broker = { language: 'en', companyType: 'broker' } as const;
const supplier = { language: 'en', companyType: 'supplier' } as const;

describe('The text of a notification', () => {
  it.each([
    [customer, { person: 'Илья Соколов' }, 'Запрос принят в работу', /^Запрос ведёт Илья Соколов\. Брокер ищет/],
    [customer, {}, 'Запрос принят в работу', /^Брокер ищет поставщика/],
    [customer, { status: 'offer_received' }, 'Получено предложение поставщика', /^Если цена и условия подходят/],
    [
      customer,
      { status: 'rejected_by_supplier', reason: 'bad_delivery', by: 'supplier' },
      'Поставщик отказался от запроса',
      /^Причина: не успеем в срок\. /,
    ],
    [
      broker,
      { status: 'rejected_by_customer', person: 'Марина Воронова', reason: 'bad_price' },
      'Volga Import LLC cancelled the request',
      /^Cancelled by Marina Voronova\. Reason: /,
    ],
    [broker, { status: 'a_status_of_tomorrow' }, 'The request’s new status: a_status_of_tomorrow', /^$/],
    [supplier, {}, 'The request’s new status: In progress', /^$/],
  ])('says what happened, by whom if known, and what comes next: %o, %o', (reader, more, title, detail) => {
    const notice = noticeView(noticeWith(more), reader, headAt({ ...params, ...more }.status));
    expect(notice.title).toBe(title);
    expect(notice.detail).toMatch(detail);
  });

  it.each([
    [NoticeType.REQUEST_PUBLISHED, 'New request from Volga Import LLC', 'Open request'],
    [NoticeType.REQUEST_MANAGER_SET, 'A request was assigned to you', 'Open request'],
    [NoticeType.REQUEST_SENT_TO_SUPPLIER, 'New request from the broker', 'View terms'],
    [NoticeType.REVIEW_CREATED, 'A product is waiting for your review: Pump', 'Open review'],
    [NoticeType.UNRECOGNIZED, 'You have something new', 'Open dashboard'],
  ])('of type %i has a title and a link label', (type, title, action) => {
    const status = type === NoticeType.REQUEST_SENT_TO_SUPPLIER ? 'send_to_supplier' : 'in_work';
    expect(noticeView(noticeWith({}, type), broker, headAt(status))).toMatchObject({ title, action });
  });

  it('about several cards for review counts them and names their supplier', () => {
    const several = (cards: string) => ({
      ...noticeWith({ name_en: '', name_ru: '', cards, supplier: 'Kaveri Agro' }, NoticeType.REVIEW_CREATED),
      ...{ entityType: NoticeEntity.NONE, entityId: '' },
    });
    expect(noticeView(several('25000'), broker, withHead(undefined))).toMatchObject({
      ...{ title: 'Products waiting for your review: 25,000', action: 'Open queue', request: null },
      detail: 'Supplier: Kaveri Agro. Open the queue to review them.',
    });
    const { title } = noticeView(several('25000'), { ...broker, language: 'ru' }, withHead(undefined));
    expect(title).toBe('Карточек ждёт вашей проверки: 25\u00A0000');
    expect(noticeView(several('1'), broker, withHead(undefined)).title).toBe('A product is waiting for your review');
  });

  it('gives advice only while the request has the status of the notification', () => {
    const preferred = noticeWith({ person: 'Марина Воронова', status: 'supplier_selected' });
    const advice = 'Prepare the contract.';
    expect(noticeView(preferred, broker, headAt('supplier_selected')).detail).toBe(
      `Selected by Marina Voronova. ${advice}`,
    );
    for (const moved of [headAt('in_work'), withHead(undefined)])
      expect(noticeView(preferred, broker, moved).detail).toBe('Selected by Marina Voronova.');
    const offer = noticeWith({ status: 'offer_received' });
    expect(noticeView(offer, customer, headAt('offer_received')).action).toBe('Посмотреть предложение');
    expect(noticeView(offer, customer, headAt('completed'))).toMatchObject({ detail: '', action: 'Открыть запрос' });
    const handed = noticeWith({}, NoticeType.REQUEST_MANAGER_SET);
    expect(noticeView(handed, broker, headAt('contracted')).detail).toBe('Check its history and take the next step.');
  });

  it('has no unfilled placeholder and no empty text, for every status and both parties', () => {
    for (const status of requestStatuses)
      for (const reader of [customer, broker, supplier]) {
        const { title, detail, action, text } = noticeView(noticeWith({ status }), reader, withHead(head));
        expect([status, title === '', action === '']).toEqual([status, false, false]);
        expect(`${title} ${detail} ${action} ${text}`).not.toMatch(/[{}]|undefined/);
      }
  });

  it('names the request with its current quantity and status, or as recorded if the request is not available', () => {
    expect(noticeView(noticeWith(), customer, withHead(head))).toMatchObject({
      text: 'Запрос принят в работу. Запрос №\u00A012345678: Насос, 12\u00A0шт',
      status: 'in_work',
      request: {
        id: requestId,
        numeric_hash: '12345678',
        count: 12,
        unit: 'шт',
        status: 'offer_received',
        waits_for: 'broker',
      },
    });
    expect(noticeView(noticeWith(), customer, withHead(undefined))).toMatchObject({
      text: 'Запрос принят в работу. Запрос №\u00A012345678: Насос',
      request: { id: requestId, name: 'Насос', count: null, status: null },
    });
  });

  it('without a request names none, and writes its dates out', () => {
    const notice = {
      ...noticeWith({
        user: 'Воронова Марина',
        substitute: 'Тихонов Сергей',
        start: '2026-11-16',
        finish: '2026-11-30',
      }),
      type: NoticeType.SUBSTITUTION_STARTED,
      entityType: NoticeEntity.NONE,
      entityId: '',
    };
    const { request, text, detail } = noticeView(notice, customer, withHead(undefined));
    expect([request, text]).toEqual([null, 'Замещение началось: Тихонов Сергей']);
    // The substituted user is addressed.
    const own = { ...notice, params: { ...notice.params, own: 'true' } };
    expect(noticeView(own, customer, withHead(undefined))).toMatchObject({
      title: 'Тихонов Сергей замещает вас с 16\u00A0ноября по 30\u00A0ноября',
      action: 'Открыть замещение',
    });
    expect(detail).toContain('С 16\u00A0ноября по 30\u00A0ноября.');
  });

  describe('contains what the notification reports', () => {
    const rate = {
      ...{ currency: 'INR', date: '2026-11-20', valueE4: 9184n, nominal: 1 },
      source: 'cbr',
      stale: false,
      valid: true,
    };
    const price = { money: { minor: 147_000_000n, currency: 'INR' }, rate };
    const delivery = { incoTerm: IncoTerm.CIF, incoPlace: 'Novorossiysk', advanceShare: 0.3 };
    const terms = { quote: '', price, validUntil: '2026-11-27', leadDays: 21, ...delivery };
    const shared = noticeWith({ person: 'Илья Соколов' }, NoticeType.OFFER_SHARED);
    const english = { ...customer, language: 'en' } as const;

    it('for an offer: its price in the reader’s currency, its lead time and its validity', () => {
      const content = withHead(head, { news: terms });
      expect(noticeView(shared, customer, content)).toMatchObject({
        title: 'Брокер показал вам предложение: 1\u00A0350\u00A0048\u00A0₽',
        detail: expect.stringMatching(
          /^Срок отгрузки: 21 день\. Действует до 27 ноября\. Условия поставки: CIF Novorossiysk\. Аванс: 30\s%\./,
        ),
      });
      expect(noticeView(shared, english, content)).toMatchObject({
        title: 'The broker shared an offer with you: ₹1,470,000',
        detail: expect.stringMatching(
          /^Dispatch in 21 days\. Valid until 27 November\. Delivery terms: CIF Novorossiysk\. Advance: 30%\./,
        ),
      });
      expect(noticeView(shared, customer, withHead(head)).title).toBe('Брокер показал вам предложение');
      const recorded = noticeWith({ status: 'offer_received' });
      // A supplier sells in rupees.
      const { title } = noticeView(recorded, { ...supplier, language: 'ru' }, content);
      expect(title).toBe('Ваша цена передана заказчику: ₹\u00A01\u00A0470\u00A0000');
    });

    it('for a rejection: what the user wrote, and no reason that says nothing', () => {
      const detail = (over: object) =>
        noticeView(noticeWith({ status: 'rejected_by_supplier', ...over }), english, withHead(undefined)).detail;
      expect(detail({ reason: 'other', comment: 'Out of stock\nuntil May' })).toBe('Reason: Out of stock until May.');
      expect(detail({ reason: 'other' })).toBe('');
      expect(detail({ reason: 'bad_offer' })).toBe('Reason: out of stock.');
    });

    it('for a contract: its price, and the advance with the last day to pay it', () => {
      const signed = noticeWith({ status: 'contracted' });
      const payment = { amount: { minor: 44_100_000n, currency: 'INR' }, dueOn: '2026-11-25' };
      const detail = (dueOn: string) =>
        noticeView(signed, english, withHead(undefined, { news: { ...terms, payment: { ...payment, dueOn } } })).detail;
      expect(detail('2026-11-25')).toBe('Contract price: ₹1,470,000. Advance: ₹441,000, due by 25 November.');
      expect(detail('')).toBe('Contract price: ₹1,470,000. Advance: ₹441,000.');
    });

    it('for a message and a comment: the words of the author, and the field of the comment', () => {
      const remark = {
        ...noticeWith({ field: 'description' }, NoticeType.REVIEW_REMARK),
        entityType: NoticeEntity.REVIEW,
      };
      const quoted = noticeView(remark, broker, withHead(undefined, { quote: 'Which tea?' }));
      expect(quoted).toMatchObject({ quote: 'Which tea?', detail: 'Field: Description.' });
      expect(noticeView(noticeWith(), customer, withHead(head)).quote).toBeNull();
    });

    it('and whether its request waits for the reader', () => {
      const waits = (waiting: NoticeContent['waiting']) =>
        noticeView(noticeWith(), customer, withHead(head, { waiting })).request;
      expect(waits(undefined)).toMatchObject({ is_waiting: false, task: null });
      // The button of the task says what the advice would.
      const waiting = { requestId, reason: WaitingReason.OFFERS, channel: '' };
      const offered = noticeWith({ status: 'offer_received' }, NoticeType.OFFER_SHARED);
      const details = [{}, { waiting }].map((over) => noticeView(offered, customer, withHead(head, over)).detail);
      expect(details.map((detail) => detail.includes('сравнить'))).toEqual([true, false]);
      expect(waits({ requestId, reason: WaitingReason.OFFERS, channel: '' })).toMatchObject({
        is_waiting: true,
        task: {
          reason: 'offers',
          route: { name: 'request_for_customer_page', params: { requestEntity: requestId, place: 'offers' } },
        },
      });
    });
  });
});
