import { noticeCase } from '@setu/proto/notice-case';
import ruNotices from '@setu/proto/texts/ru/notices.json' with { type: 'json' };
import { noticeTypes } from '@setu/proto/words';
import { describe, expect, it } from 'vitest';
import type { EmailContent, EmailedNotice } from '../domain/email.js';
import { emailKindOf } from '../domain/email-kind.js';
import { htmlPage } from './html-page.js';
import { plainText } from './plain-text.js';
import { type MessageReader, writeMessage } from './write-message.js';

const reader = { email: 'a@b.example', companyType: 'customer' as const, origin: 'https://setu.example' };
const pump = { numeric_hash: '48151623', name_en: 'Pump', name_ru: 'Насос' };
const noticeOf = (params: Record<string, string> = {}) => ({
  noticeId: 'n1',
  type: 'request_status_changed' as const,
  params: { ...pump, status: 'in_work', ...params },
  entityId: 'r1',
});

const sentRequest = {
  ...{ requestId: 'r1', number: '48151623', name: { en: 'Pump', ru: 'Насос' }, count: '1200' },
  ...{ unit: { en: 'pair', ru: 'пара' }, sums: { sum: '42650000 INR', sum_rub: '39169760 RUB' } },
};

const emails: [EmailContent, RegExp, RegExp][] = [
  [
    { template: 'email_code', params: { code: '042137', minutes: '10' } },
    /042137 — ваш код/,
    /042137 is your Setu code/,
  ],
  [
    { template: 'password_reset', params: { path: '/resetting/reset/t', minutes: '60' } },
    /Новый пароль/,
    /Reset your Setu password/,
  ],
  [
    { template: 'email_change', params: { side: 'old', email: 'new@b.example', path: '/user/email/t', hours: '24' } },
    /Подтвердите смену эл. почты/,
    /Confirm your Setu address change/,
  ],
  [
    { template: 'email_change', params: { side: 'new', email: 'new@b.example', path: '/user/email/t', hours: '24' } },
    /Подтвердите этот адрес/,
    /Confirm this address/,
  ],
  [
    { template: 'email_changed', params: { side: 'old', email: 'new@b.example' } },
    /Адрес для входа/,
    /sign-in address has changed/,
  ],
  [
    { template: 'erasure', params: { change: 'asked', day: '2026-12-22' } },
    /удалён 22 декабря/,
    /deleted on 22 December/,
  ],
  [{ template: 'erasure', params: { change: 'withdrawn', day: '' } }, /не будет удалён/, /won’t be deleted/],
  [{ template: 'erasure', params: { change: 'done', day: '' } }, /Аккаунт в Setu удалён/, /has been deleted/],
  [
    {
      template: 'invite',
      params: { path: '/invite/t', name: 'Вера', inviter: 'Анна', company: 'Волга', until: '2026-12-01' },
    },
    /Анна приглашает вас/,
    /^Anna invites you/,
  ],
  [
    {
      template: 'support',
      params: { name: 'Анна', email: 'a@b.example', phone: '+7', text: 'x', userId: '', companyId: '' },
    },
    /Сообщение в поддержку от Анна/,
    /Message to support from Анна/,
  ],
  [
    {
      template: 'application_declined',
      params: { number: '97470620', company: 'Sindhu Sports', name: 'Ravi', reason: 'No export licence.' },
    },
    /^Мы не приняли вашу заявку 97470620$/,
    /^We can’t accept your application 97470620$/,
  ],
  [
    { template: 'request_sent', params: sentRequest },
    /^Ваш запрос у брокера · №\s48151623, Насос$/,
    /^We’ve sent your request to the broker · No\.\s48151623, Pump$/,
  ],
  [
    { template: 'notice', params: noticeOf() },
    /^Запрос принят в работу · №\s48151623, Насос$/,
    /in progress · No\.\s48151623, Pump$/,
  ],
  [
    { template: 'digest', params: { notices: [noticeOf()], earlier: '3' } },
    /новое за день, 1/,
    /new since yesterday, 1/,
  ],
];

describe('An email', () => {
  it.each(emails)('of the template $template is complete in both languages', (content, ru, en) => {
    for (const [locale, subject] of [
      ['ru', ru],
      ['en', en],
    ] as const) {
      const message = writeMessage(content, { ...reader, locale });
      expect(message.subject).toMatch(subject);
      const output = `${plainText(message)}${htmlPage(message, locale)}`;
      expect(output).not.toMatch(/\{\{|undefined/);
      if (message.button) expect(plainText(message)).toContain(message.button.url);
    }
  });

  it('that confirms a request has its quantity and its total, as far as they are known', () => {
    type Params = Extract<EmailContent, { template: 'request_sent' }>['params'];
    const linesOf = (params: Params, locale: 'en' | 'ru') =>
      writeMessage({ template: 'request_sent', params }, { ...reader, locale }).lines;
    const [ru, en] = [linesOf(sentRequest, 'ru'), linesOf(sentRequest, 'en')].map((lines) => lines.join(' '));
    expect(ru).toMatch(/Количество: 1\s200\sпар Предварительная сумма: 391\s697,60\s₽/);
    expect(en).toMatch(/Quantity: 1,200\spairs Estimated total: ₹426,500/);
    const sums = { sum: '39800000 INR', sum_to: '45700000 INR' };
    expect(linesOf({ ...sentRequest, sums }, 'en').join(' ')).toMatch(/Estimated total: ₹398,000–457,000/);
    expect(linesOf({ ...sentRequest, count: '', sums: {} }, 'en')).toHaveLength(2);
  });

  it('shows user input as text and never as markup', () => {
    const params = { name: '<b>', email: 'a@b.example', phone: '+7', text: '<img src=x>', userId: '', companyId: '' };
    expect(htmlPage(writeMessage({ template: 'support', params }, { ...reader, locale: 'en' }), 'en')).not.toMatch(
      /<img|<b>/,
    );
  });

  it('with a daily digest groups events by request and links to the newest event of each', () => {
    const notices = [noticeOf(), { ...noticeOf({ status: 'offer_received' }), noticeId: 'n2' }];
    const { groups } = writeMessage(
      { template: 'digest', params: { notices, earlier: '0' } },
      { ...reader, locale: 'ru' },
    );
    expect(groups).toEqual([
      {
        title: 'Запрос №\u00A048151623: Насос',
        lines: ['Запрос принят в работу', 'Получено предложение поставщика'],
        link: { label: 'Посмотреть предложение', url: 'https://setu.example/user/notice/entity_redirect/n2' },
      },
    ]);
  });

  it('about a returned product has the comments with their fields', () => {
    const comments = { comment_general: 'Good work', comment_name: 'Add the model' };
    const notice = { ...noticeOf(comments), type: 'review_returned' as const };
    const { lines } = writeMessage({ template: 'notice', params: notice }, { ...reader, locale: 'en' });
    expect(lines).toEqual(expect.arrayContaining(['Good work', 'Name: Add the model']));
  });

  describe('about a deal', () => {
    const contracted = noticeOf({
      ...{ status: 'contracted', person: 'Илья Соколов', sum: '42650000 INR', sum_rub: '39169760 RUB' },
      ...{ paid_sum: '12795000 INR', paid_sum_rub: '11750928 RUB', due_on: '2026-12-05' },
    });
    const linesFor = (over: Partial<MessageReader>, params: EmailedNotice = contracted) =>
      writeMessage({ template: 'notice', params }, { ...reader, locale: 'en', ...over })
        .lines.join(' ')
        .replaceAll('\u00A0', ' ');

    it('has the sums and days of its notification, in the reader’s currency and without people', () => {
      expect(linesFor({ locale: 'ru' })).toMatch(
        /Цена договора: 391 697,60 ₽\. Аванс: 117 509,28 ₽, оплатить до 5 декабря 2026\. Оплатите/,
      );
      expect(linesFor({})).toContain('Contract price: ₹426,500. Advance: ₹127,950, due by 5 December 2026.');
      expect(linesFor({ locale: 'ru', companyType: 'supplier' })).toContain('Цена договора: ₹ 426 500.');
      expect(linesFor({ locale: 'ru' })).not.toContain('Соколов');
    });

    it('has the lead time, the validity and the terms of an offer', () => {
      const delivery = { inco: 'CIF Novorossiysk', advance_share: '0.3' };
      const terms = { sum: '42650000 INR', lead_days: '35', valid_until: '2026-12-14', ...delivery };
      const offered = { ...noticeOf(terms), type: 'offer_shared' as const };
      const told = 'Dispatch in 35 days. Valid until 14 December 2026. Delivery terms: CIF Novorossiysk. Advance: 30%.';
      expect(linesFor({}, offered)).toContain(told);
      const recorded = noticeOf({ ...terms, status: 'offer_received' });
      expect(linesFor({}, recorded)).toContain(told);
      const { title } = writeMessage({ template: 'notice', params: offered }, { ...reader, locale: 'en' });
      expect(title).toBe('The broker shared an offer with you: ₹426,500');
    });

    it('says until when a completed request can have a claim', () => {
      const completed = noticeOf({ status: 'completed', claim_until: '2027-02-28' });
      expect(linesFor({}, completed)).toContain('faulty, make a claim by 28 February 2027. If you need more');
    });

    it('has the comment of a rejection as its reason, or no reason', () => {
      const rejected = { status: 'rejected_by_broker', reason: 'other' };
      const written = noticeOf({ ...rejected, comment: 'No such alloy\nin India' });
      expect(linesFor({}, written)).toContain('Reason: No such alloy in India. You can');
      expect(linesFor({}, noticeOf(rejected))).not.toContain('Reason');
    });
  });

  it('greets an invited person by name, in the letters of the email', () => {
    const params = { path: '/invite/t', name: 'Вера', inviter: 'Анна', company: 'Волга', until: '2026-12-01' };
    const { lines } = writeMessage({ template: 'invite', params }, { ...reader, locale: 'en' });
    expect(lines[0]).toBe('Hello Vera,');
  });

  it('in English leaves out names in Cyrillic letters', () => {
    const notice = { ...noticeOf({ customer: 'ООО «Волга»' }), type: 'request_published' as const };
    expect(writeMessage({ template: 'notice', params: notice }, { ...reader, locale: 'en' }).title).toBe('New request');
  });

  it('has separate texts for every emailed type of notification', () => {
    const special = { request_status_changed: { status: 'in_work' }, request_milestone_said: { milestone: 'shipped' } };
    for (const type of noticeTypes.filter(emailKindOf)) {
      const params = { ...(special as Record<string, Record<string, string>>)[type] };
      expect(noticeCase(ruNotices.cases, { type, reader: 'customer', params })).not.toBe('unknown');
    }
  });
});
