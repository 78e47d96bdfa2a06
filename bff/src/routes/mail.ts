import { type Endpoints, endpoints, mailKinds } from '@setu/contract';
import { internal, invalid, isAppError } from '@setu/kit/core';
import { wireMailChoice, wireMailKind } from '@setu/proto/wire-words';
import { sendShell } from '../http/answer.js';
import type { CallContext, CallContextOf } from '../http/call-context.js';
import { sendMailBody } from '../http/mail-body.js';
import { route } from '../http/route.js';
import { keptMailLine, mailChoicesView } from '../present/mail.js';

const fullEmail = async (call: CallContext, mailId: string) => {
  const { mail, text, html } = await call.deps.services.identity.getKeptMail({ mailId }, call.reads());
  if (!mail) throw internal('an email without its list row');
  return { view: { ...keptMailLine(mail), text }, html };
};

/**
 * Shows the app to a browser, and returns data to other callers. The page exists only where emails are stored instead
 * of sent.
 */
const shown = async <Data>(call: CallContext, data: Data): Promise<{ data: Data } | { sent: true }> => {
  if (!call.browser) return { data };
  await sendShell(call.res, call.deps, call.caller);
  return { sent: true };
};

const readChoices = async (call: CallContext) => ({
  data: mailChoicesView(await call.deps.services.identity.getMailChoices({}, call.reads())),
});

const saveChoices = async (call: CallContextOf<Endpoints['saveMailChoices']>) => {
  const { address_works: addressWorks = false } = call.input;
  const chosen = mailKinds.flatMap((kind) => {
    const choice = call.input[kind];
    return choice ? [{ kind: wireMailKind(kind), choice: wireMailChoice(choice), open: [] }] : [];
  });
  const command = { choices: chosen, addressWorks, timeZone: call.caller.timeZone };
  const { choices } = await call.deps.services.identity.saveMailChoices(command, call.writes());
  if (!choices) throw internal('email settings were saved but are missing from the answer');
  call.deps.principals.forget(call.caller.token);
  return { data: mailChoicesView(choices) };
};

const sendToSupport = async (call: CallContextOf<Endpoints['sendSupportMessage']>) => {
  const { 'g-recaptcha-response': captcha = '', ...message } = call.input;
  try {
    await call.deps.services.identity.sendSupportMessage({ ...message, captcha }, call.writes());
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
  route(endpoints.listKeptMails, { quiet: true, browserRuns: true }, async (call) => {
    const { mails } = await call.deps.services.identity.listKeptMails({}, call.reads());
    return shown(call, mails.map(keptMailLine));
  }),
  route(endpoints.getKeptMail, { quiet: true, browserRuns: true }, async (call) =>
    shown(call, (await fullEmail(call, call.params.mail)).view),
  ),
  route(endpoints.getKeptMailBody, { quiet: true }, async (call) => {
    sendMailBody(call.res, (await fullEmail(call, call.params.mail)).html);
    return { sent: true };
  }),
];
