import { companyInLatin, inLatin } from '@setu/proto/latin';
import type { CompanyType } from '@setu/proto/words';
import type { EmailContent, EmailedNotice, EmailLocale, SupportMessage } from '../domain/email.js';
import { describeNotice } from './describe-notice.js';
import type { EmailMessage, MessageLink } from './message.js';
import { noticeFigures } from './notice-figures.js';
import { dayText, emailTexts, fill, quantityText } from './texts.js';

/** The reader of an email, and the site that its links lead to. */
export interface MessageReader {
  locale: EmailLocale;
  email: string;
  companyType: CompanyType;
  origin: string;
}

type Writer<Template extends EmailContent['template']> = (
  params: Extract<EmailContent, { template: Template }>['params'],
  reader: MessageReader,
) => EmailMessage;

/** Returns the link of a notification's email. Opening it marks the notification as read. */
const placeOf = (origin: string, { noticeId }: EmailedNotice): string =>
  `${origin}/user/notice/entity_redirect/${noticeId}`;

/** Returns the address of the page with email choices. */
export const choicesUrl = (origin: string): string => `${origin}/user/mail`;

const maxNameLength = 80;
const short = (name: string): string => (name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1)}…` : name);

const withButton = (message: EmailMessage, button: MessageLink, { locale }: MessageReader): EmailMessage => ({
  ...message,
  button,
  footer: [fill(emailTexts[locale].button, { url: button.url }), ...message.footer],
});

const forReader = ({ locale, email, origin }: MessageReader): Pick<EmailMessage, 'footer' | 'choices'> => ({
  footer: [fill(emailTexts[locale].why, { email })],
  choices: { label: emailTexts[locale].choices, url: choicesUrl(origin) },
});

const notice: Writer<'notice'> = (emailed, reader) => {
  const { locale, origin, companyType } = reader;
  const { title, about, number, name, comments, advice, action } = describeNotice(emailed, locale, companyType);
  const isOfRequest = number !== '' && name !== '' && !title.includes(number);
  const subject = isOfRequest ? fill(emailTexts[locale].subject, { title, number, name: short(name) }) : title;
  const lines = [about, ...comments, advice].filter((line) => line !== '');
  return withButton(
    { subject, title, lines, ...forReader(reader) },
    { label: action, url: placeOf(origin, emailed) },
    reader,
  );
};

const digest: Writer<'digest'> = ({ notices, earlier }, reader) => {
  const { locale, origin, companyType } = reader;
  const texts = emailTexts[locale].digest;
  const groups = new Map<string, { title: string; lines: string[]; link: MessageLink }>();
  for (const emailed of notices) {
    const { title, about, action } = describeNotice(emailed, locale, companyType);
    const key = about === '' ? emailed.noticeId : emailed.entityId;
    const group = groups.get(key) ?? { title: about || title, lines: [], link: { label: action, url: '' } };
    if (about !== '') group.lines.push(title);
    // The newest event comes last, so the link of a group leads to it.
    groups.set(key, { ...group, link: { label: action, url: placeOf(origin, emailed) } });
  }
  const count = String(notices.length);
  const lines = earlier === '0' ? [] : [fill(texts.earlier, { count: earlier })];
  const subject = fill(texts.subject, { count });
  const all = { label: texts.action, url: `${origin}/user/notice/list/all` };
  return withButton(
    { subject, title: texts.title, lines, groups: [...groups.values()], ...forReader(reader) },
    all,
    reader,
  );
};

const emailCode: Writer<'email_code'> = ({ code, minutes }, { locale }) => {
  const texts = emailTexts[locale].code;
  const subject = fill(texts.subject, { code });
  return { subject, title: texts.title, lines: [fill(texts.text, { minutes })], code, footer: [texts.ignore] };
};

const addressInUse: Writer<'address_taken'> = ({ path }, reader) => {
  const { subject, title, text, action, ignore } = emailTexts[reader.locale].taken;
  const message = { subject, title, lines: [text], footer: [ignore] };
  return withButton(message, { label: action, url: `${reader.origin}${path}` }, reader);
};

const passwordReset: Writer<'password_reset'> = ({ path, minutes }, reader) => {
  const { subject, title, text, action, ignore } = emailTexts[reader.locale].reset;
  const message = { subject, title, lines: [fill(text, { minutes })], footer: [ignore] };
  return withButton(message, { label: action, url: `${reader.origin}${path}` }, reader);
};

const secondFactor: Writer<'second_factor'> = ({ change, ...params }, reader) => {
  const { action, ignore, why, [change]: news } = emailTexts[reader.locale].secondFactor;
  const subject = fill(news.subject, params);
  const message = { subject, title: subject, lines: [fill(news.text, params), ignore], footer: [why] };
  return withButton(message, { label: action, url: `${reader.origin}/user/change_pass` }, reader);
};

const emailChange: Writer<'email_change'> = ({ side, path, ...params }, reader) => {
  const { [side]: texts, action } = emailTexts[reader.locale].emailChange;
  const message = {
    subject: texts.subject,
    title: texts.title,
    lines: [fill(texts.text, params)],
    footer: [texts.ignore],
  };
  return withButton(message, { label: action, url: `${reader.origin}${path}` }, reader);
};

const emailChanged: Writer<'email_changed'> = ({ side, ...params }, { locale }) => {
  const { title, old: oldText, new: newText } = emailTexts[locale].emailChanged;
  return { subject: title, title, lines: [fill(side === 'old' ? oldText : newText, params)], footer: [] };
};

const erasure: Writer<'erasure'> = ({ change, day }, reader) => {
  const { action, [change]: news } = emailTexts[reader.locale].erasure;
  const params = { day: change === 'asked' ? dayText(reader.locale, day) : '' };
  const message = {
    subject: fill(news.subject, params),
    title: news.title,
    lines: [fill(news.text, params)],
    footer: [],
  };
  const place = { label: action, url: `${reader.origin}/user/change_pass` };
  return change === 'asked' ? withButton(message, place, reader) : message;
};

const invite: Writer<'invite'> = ({ path, name, inviter, company, until }, reader) => {
  const { subject, title, hello, text, action, ignore } = emailTexts[reader.locale].invite;
  // The first email to a reader who may not know Cyrillic.
  const names =
    reader.locale === 'en' ? { inviter: inLatin(inviter), company: companyInLatin(company) } : { inviter, company };
  const greeting = name ? [fill(hello, { name: reader.locale === 'en' ? inLatin(name) : name })] : [];
  const params = { ...names, until: dayText(reader.locale, until) };
  const lines = [...greeting, fill(text, params)];
  const message = { subject: fill(subject, params), title, lines, footer: [ignore] };
  return withButton(message, { label: action, url: `${reader.origin}${path}` }, reader);
};

const applicationReceived: Writer<'application_received'> = ({ ...params }, { locale }) => {
  const { subject, title, hello, text, next, why } = emailTexts[locale].application;
  const lines = [hello, text, next].map((line) => fill(line, params));
  return { subject: fill(subject, params), title: fill(title, params), lines, footer: [why] };
};

const applicationDeclined: Writer<'application_declined'> = ({ ...params }, { locale }) => {
  const { hello, declined, why } = emailTexts[locale].application;
  const { subject, title, text, reason, next } = declined;
  const lines = [hello, text, reason, next].map((line) => fill(line, params));
  return { subject: fill(subject, params), title: fill(title, params), lines, footer: [why] };
};

const requestSent: Writer<'request_sent'> = ({ requestId, number, ...request }, reader) => {
  const { locale, origin, companyType } = reader;
  const { title, quantity, sum, next, action } = emailTexts[locale].requestSent;
  const name = request.name[locale] || request.name[locale === 'ru' ? 'en' : 'ru'];
  const amount = quantityText(locale, request.count, request.unit[locale]);
  const { price = '' } = noticeFigures(request.sums, locale, companyType);
  const lines = [
    fill(emailTexts[locale].about, { number, name }),
    ...(amount === '' ? [] : [fill(quantity, { quantity: amount })]),
    ...(price === '' ? [] : [fill(sum, { sum: price })]),
    next,
  ];
  const subject = fill(emailTexts[locale].subject, { title, number, name: short(name) });
  const button = { label: action, url: `${origin}/request/customer/preview/${requestId}` };
  return withButton({ subject, title, lines, ...forReader(reader) }, button, reader);
};

const support: Writer<'support'> = ({ text, userId, companyId, ...from }: SupportMessage, { locale }) => {
  const texts = emailTexts[locale].support;
  const who = userId === '' ? texts.stranger : fill(texts.user, { user: userId, company: companyId });
  const subject = fill(texts.subject, { name: short(from.name) });
  return { subject, title: texts.title, lines: [text], footer: [fill(texts.from, from), who] };
};

const writers: { [Template in EmailContent['template']]: Writer<Template> } = {
  notice,
  digest,
  email_code: emailCode,
  address_taken: addressInUse,
  password_reset: passwordReset,
  second_factor: secondFactor,
  email_change: emailChange,
  email_changed: emailChanged,
  erasure,
  invite,
  application_received: applicationReceived,
  application_declined: applicationDeclined,
  request_sent: requestSent,
  support,
};

/** Returns the text of an email from its content. */
export function writeMessage<Template extends EmailContent['template']>(
  { template, params }: Extract<EmailContent, { template: Template }>,
  reader: MessageReader,
): EmailMessage {
  // The compiler cannot see that the template and the parameters belong together.
  const write = writers[template] as Writer<Template>;
  return write(params as Parameters<Writer<Template>>[0], reader);
}
