import type { CompanyType } from '@setu/proto/words';
import type { MailContent, MailLocale, SupportMessage, ToldNotice } from '../domain/email.js';
import { noticeInWords } from './describe-notice.js';
import type { Letter, LetterLink } from './message.js';
import { dayText, fill, letterTexts } from './texts.js';

/** The reader of an email, and the site that its links lead to. */
export interface LetterReader {
  locale: MailLocale;
  email: string;
  companyType: CompanyType;
  origin: string;
}

type Writer<Template extends MailContent['template']> = (
  params: Extract<MailContent, { template: Template }>['params'],
  reader: LetterReader,
) => Letter;

/** Returns the link of a notification's email. Opening it marks the notification as read. */
const placeOf = (origin: string, { noticeId }: ToldNotice): string =>
  `${origin}/user/notice/entity_redirect/${noticeId}`;

/** Returns the address of the page with email choices. */
export const choicesUrl = (origin: string): string => `${origin}/user/mail`;

const mostOfName = 80;
const short = (name: string): string => (name.length > mostOfName ? `${name.slice(0, mostOfName - 1)}…` : name);

const withButton = (letter: Letter, button: LetterLink, { locale }: LetterReader): Letter => ({
  ...letter,
  button,
  footer: [fill(letterTexts[locale].button, { url: button.url }), ...letter.footer],
});

const forReader = ({ locale, email, origin }: LetterReader): Pick<Letter, 'footer' | 'choices'> => ({
  footer: [fill(letterTexts[locale].why, { email })],
  choices: { label: letterTexts[locale].choices, url: choicesUrl(origin) },
});

const notice: Writer<'notice'> = (told, reader) => {
  const { locale, origin, companyType } = reader;
  const { title, about, number, name, advice, action } = noticeInWords(told, locale, companyType);
  const isOfRequest = number !== '' && name !== '' && !title.includes(number);
  const subject = isOfRequest ? fill(letterTexts[locale].subject, { title, number, name: short(name) }) : title;
  const lines = [about, advice].filter((line) => line !== '');
  return withButton(
    { subject, title, lines, ...forReader(reader) },
    { label: action, url: placeOf(origin, told) },
    reader,
  );
};

const digest: Writer<'digest'> = ({ notices, earlier }, reader) => {
  const { locale, origin, companyType } = reader;
  const texts = letterTexts[locale].digest;
  const groups = new Map<string, { title: string; lines: string[]; link: LetterLink }>();
  for (const told of notices) {
    const { title, about, action } = noticeInWords(told, locale, companyType);
    const key = about === '' ? told.noticeId : told.entityId;
    const group = groups.get(key) ?? { title: about || title, lines: [], link: { label: action, url: '' } };
    if (about !== '') group.lines.push(title);
    // The newest event comes last, so the link of a group leads to it.
    groups.set(key, { ...group, link: { label: action, url: placeOf(origin, told) } });
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
  const texts = letterTexts[locale].code;
  const subject = fill(texts.subject, { code });
  return { subject, title: texts.title, lines: [fill(texts.text, { minutes })], code, footer: [texts.ignore] };
};

const addressTaken: Writer<'address_taken'> = ({ path }, reader) => {
  const { subject, title, text, action, ignore } = letterTexts[reader.locale].taken;
  const letter = { subject, title, lines: [text], footer: [ignore] };
  return withButton(letter, { label: action, url: `${reader.origin}${path}` }, reader);
};

const passwordReset: Writer<'password_reset'> = ({ path, minutes }, reader) => {
  const { subject, title, text, action, ignore } = letterTexts[reader.locale].reset;
  const letter = { subject, title, lines: [fill(text, { minutes })], footer: [ignore] };
  return withButton(letter, { label: action, url: `${reader.origin}${path}` }, reader);
};

const secondFactor: Writer<'second_factor'> = ({ change, ...said }, reader) => {
  const { action, ignore, why, [change]: news } = letterTexts[reader.locale].secondFactor;
  const subject = fill(news.subject, said);
  const letter = { subject, title: subject, lines: [fill(news.text, said), ignore], footer: [why] };
  return withButton(letter, { label: action, url: `${reader.origin}/user/change_pass` }, reader);
};

const emailChange: Writer<'email_change'> = ({ side, path, ...said }, reader) => {
  const { [side]: texts, action } = letterTexts[reader.locale].emailChange;
  const letter = {
    subject: texts.subject,
    title: texts.title,
    lines: [fill(texts.text, said)],
    footer: [texts.ignore],
  };
  return withButton(letter, { label: action, url: `${reader.origin}${path}` }, reader);
};

const emailChanged: Writer<'email_changed'> = ({ side, ...said }, { locale }) => {
  const { title, old, new: fresh } = letterTexts[locale].emailChanged;
  return { subject: title, title, lines: [fill(side === 'old' ? old : fresh, said)], footer: [] };
};

const erasure: Writer<'erasure'> = ({ change, day }, reader) => {
  const { action, [change]: news } = letterTexts[reader.locale].erasure;
  const said = { day: change === 'asked' ? dayText(reader.locale, day) : '' };
  const letter = { subject: fill(news.subject, said), title: news.title, lines: [fill(news.text, said)], footer: [] };
  const place = { label: action, url: `${reader.origin}/user/change_pass` };
  return change === 'asked' ? withButton(letter, place, reader) : letter;
};

const invite: Writer<'invite'> = ({ path, inviter, company, until }, reader) => {
  const { subject, title, text, action, ignore } = letterTexts[reader.locale].invite;
  const said = { inviter, company, until: dayText(reader.locale, until) };
  const letter = { subject: fill(subject, said), title, lines: [fill(text, said)], footer: [ignore] };
  return withButton(letter, { label: action, url: `${reader.origin}${path}` }, reader);
};

const applicationReceived: Writer<'application_received'> = ({ ...said }, { locale }) => {
  const { subject, title, hello, text, next, why } = letterTexts[locale].application;
  const lines = [hello, text, next].map((line) => fill(line, said));
  return { subject: fill(subject, said), title: fill(title, said), lines, footer: [why] };
};

const support: Writer<'support'> = ({ text, userId, companyId, ...from }: SupportMessage, { locale }) => {
  const texts = letterTexts[locale].support;
  const who = userId === '' ? texts.stranger : fill(texts.user, { user: userId, company: companyId });
  const subject = fill(texts.subject, { name: short(from.name) });
  return { subject, title: texts.title, lines: [text], footer: [fill(texts.from, from), who] };
};

const writers: { [Template in MailContent['template']]: Writer<Template> } = {
  notice,
  digest,
  email_code: emailCode,
  address_taken: addressTaken,
  password_reset: passwordReset,
  second_factor: secondFactor,
  email_change: emailChange,
  email_changed: emailChanged,
  erasure,
  invite,
  application_received: applicationReceived,
  support,
};

/** Returns the text of an email from its content. */
export function writeLetter<Template extends MailContent['template']>(
  { template, params }: Extract<MailContent, { template: Template }>,
  reader: LetterReader,
): Letter {
  // The compiler cannot see that the template and the parameters belong together.
  const write = writers[template] as Writer<Template>;
  return write(params as Parameters<Writer<Template>>[0], reader);
}
