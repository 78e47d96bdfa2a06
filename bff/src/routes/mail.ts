import { type Endpoints, endpoints, mailKinds } from '@setu/contract';
import { internal, invalid, isAppError } from '@setu/kit/core';
import { wireMailChoice, wireMailKind } from '@setu/proto/wire-words';
import { sendShell } from '../http/answer.js';
import type { Ask, CallContextOf } from '../http/call-context.js';
import { sendMailBody } from '../http/mail-body.js';
import { route } from '../http/route.js';
import { keptMailLine, mailChoicesView } from '../present/mail.js';

const fullEmail = async (ask: Ask, mailId: string) => {
  const { mail, text, html } = await ask.deps.services.identity.getKeptMail({ mailId }, ask.reads());
  if (!mail) throw internal('an email without its list row');
  return { view: { ...keptMailLine(mail), text }, html };
};

/**
 * Shows the app to a browser, and returns data to other callers. The page exists only where emails are stored instead
 * of sent.
 */
const shown = async <Data>(ask: Ask, data: Data): Promise<{ data: Data } | { sent: true }> => {
  if (!ask.browser) return { data };
  await sendShell(ask.res, ask.deps, ask.caller);
  return { sent: true };
};

const readChoices = async (ask: Ask) => ({
  data: mailChoicesView(await ask.deps.services.identity.getMailChoices({}, ask.reads())),
});

const saveChoices = async (ask: CallContextOf<Endpoints['saveMailChoices']>) => {
  const { address_works: addressWorks = false } = ask.input;
  const given = mailKinds.flatMap((kind) => {
    const choice = ask.input[kind];
    return choice ? [{ kind: wireMailKind(kind), choice: wireMailChoice(choice), open: [] }] : [];
  });
  const asked = { choices: given, addressWorks, timeZone: ask.caller.timeZone };
  const { choices } = await ask.deps.services.identity.saveMailChoices(asked, ask.writes());
  if (!choices) throw internal('email settings were saved but are missing from the answer');
  ask.deps.principals.forget(ask.caller.token);
  return { data: mailChoicesView(choices) };
};

const sendToSupport = async (ask: CallContextOf<Endpoints['sendSupportMessage']>) => {
  const { 'g-recaptcha-response': captcha = '', ...message } = ask.input;
  try {
    await ask.deps.services.identity.sendSupportMessage({ ...message, captcha }, ask.writes());
  } catch (error) {
    const isCaptcha = isAppError(error, 'invalid') && error.code === 'invalid_captcha_code_error';
    throw isCaptcha ? invalid({ 'g-recaptcha-response': 'captcha_required' }) : error;
  }
  return { data: {} };
};

/** Emails: users' settings, the support form, and the stored emails where none are really sent. */
export const mailRoutes = [
  route(endpoints.getMailPage, readChoices),
  route(endpoints.getMailChoices, readChoices),
  route(endpoints.saveMailChoices, saveChoices),
  route(endpoints.sendSupportMessage, sendToSupport),
  route(endpoints.listKeptMails, { quiet: true, browserRuns: true }, async (ask) => {
    const { mails } = await ask.deps.services.identity.listKeptMails({}, ask.reads());
    return shown(ask, mails.map(keptMailLine));
  }),
  route(endpoints.getKeptMail, { quiet: true, browserRuns: true }, async (ask) =>
    shown(ask, (await fullEmail(ask, ask.params.mail)).view),
  ),
  route(endpoints.getKeptMailBody, { quiet: true }, async (ask) => {
    sendMailBody(ask.res, (await fullEmail(ask, ask.params.mail)).html);
    return { sent: true };
  }),
];
