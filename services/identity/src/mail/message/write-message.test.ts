import { noticeTypes } from '@setu/proto/words';
import { describe, expect, it } from 'vitest';
import type { MailContent } from '../domain/email.js';
import { mailKindOf } from '../domain/email-kind.js';
import { mailCase } from '../domain/email-variant.js';
import { htmlPage } from './html-page.js';
import { plainText } from './plain-text.js';
import { textsOf } from './texts.js';
import { writeLetter } from './write-message.js';

const reader = { email: 'a@b.example', companyType: 'customer' as const, origin: 'https://setu.example' };
const pump = { numeric_hash: '48151623', name_en: 'Pump', name_ru: 'Насос' };
const told = (params: Record<string, string> = {}) => ({
  noticeId: 'n1',
  type: 'request_status_changed' as const,
  params: { ...pump, status: 'in_work', ...params },
  entityId: 'r1',
});

const letters: [MailContent, RegExp, RegExp][] = [
  [{ template: 'email_code', params: { code: '042137', minutes: '10' } }, /042137 — ваш код/, /042137 is your code/],
  [
    { template: 'password_reset', params: { path: '/resetting/reset/t', minutes: '60' } },
    /Новый пароль/,
    /new password/,
  ],
  [
    { template: 'email_change', params: { side: 'old', email: 'new@b.example', path: '/user/email/t', hours: '24' } },
    /Подтвердите смену адреса/,
    /Confirm the change/,
  ],
  [
    { template: 'email_change', params: { side: 'new', email: 'new@b.example', path: '/user/email/t', hours: '24' } },
    /Подтвердите этот адрес/,
    /Confirm this address/,
  ],
  [
    { template: 'email_changed', params: { side: 'old', email: 'new@b.example' } },
    /Адрес для входа/,
    /you sign in with/,
  ],
  [
    { template: 'erasure', params: { change: 'asked', day: '2026-12-22' } },
    /удалена 22 декабря/,
    /erased on December 22/,
  ],
  [{ template: 'erasure', params: { change: 'withdrawn', day: '' } }, /остаётся/, /stays/],
  [{ template: 'erasure', params: { change: 'done', day: '' } }, /удалена/, /erased/],
  [
    { template: 'invite', params: { path: '/invite/t', inviter: 'Анна', company: 'Волга', until: '2026-12-01' } },
    /Анна приглашает вас/,
    /Анна invites you/,
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
    { template: 'notice', params: told() },
    /^Запрос взят в работу · №\s48151623, Насос$/,
    /taken into work · No\.\s48151623, Pump$/,
  ],
  [{ template: 'digest', params: { notices: [told()], earlier: '3' } }, /новое за день, 1/, /what is new, 1/],
];

describe('An email', () => {
  it.each(letters)('of the template $template is complete in both languages', (content, ru, en) => {
    for (const [locale, subject] of [
      ['ru', ru],
      ['en', en],
    ] as const) {
      const letter = writeLetter(content, { ...reader, locale });
      expect(letter.subject).toMatch(subject);
      const whole = `${plainText(letter)}${htmlPage(letter, locale)}`;
      expect(whole).not.toMatch(/\{\{|undefined/);
      if (letter.button) expect(plainText(letter)).toContain(letter.button.url);
    }
  });

  it('shows user input as text and never as markup', () => {
    const params = { name: '<b>', email: 'a@b.example', phone: '+7', text: '<img src=x>', userId: '', companyId: '' };
    expect(htmlPage(writeLetter({ template: 'support', params }, { ...reader, locale: 'en' }), 'en')).not.toMatch(
      /<img|<b>/,
    );
  });

  it('with a daily digest groups events by request and links to the newest', () => {
    const notices = [told(), { ...told({ status: 'offer_received' }), noticeId: 'n2' }];
    const { groups } = writeLetter(
      { template: 'digest', params: { notices, earlier: '0' } },
      { ...reader, locale: 'ru' },
    );
    expect(groups).toEqual([
      {
        title: 'Запрос №\u00A048151623: Насос',
        lines: ['Запрос взят в работу', 'Получено предложение поставщика'],
        link: { label: 'Посмотреть предложение', url: 'https://setu.example/user/notice/entity_redirect/n2' },
      },
    ]);
  });

  it('in English leaves out names in Cyrillic letters', () => {
    const notice = { ...told({ customer: 'ООО «Волга»' }), type: 'request_published' as const };
    expect(writeLetter({ template: 'notice', params: notice }, { ...reader, locale: 'en' }).title).toBe('New request');
  });

  it('has separate texts for every emailed type of notification', () => {
    const special = { request_status_changed: { status: 'in_work' }, request_milestone_said: { milestone: 'shipped' } };
    for (const type of noticeTypes.filter(mailKindOf)) {
      const params = { ...(special as Record<string, Record<string, string>>)[type] };
      expect([type, textsOf('ru', mailCase(type, 'customer', params))]).not.toEqual([type, textsOf('ru', 'unknown')]);
    }
  });
});
