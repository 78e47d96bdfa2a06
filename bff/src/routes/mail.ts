import { endpoints } from '@setu/contract';
import { internal } from '@setu/kit/core';
import { sendShell } from '../http/answer.js';
import type { Ask } from '../http/ask.js';
import { sendMailBody } from '../http/mail-body.js';
import { route } from '../http/route.js';
import { keptMailLine } from '../present/mail.js';

const wholeMail = async (ask: Ask, mailId: string) => {
  const { mail, text, html } = await ask.deps.services.identity.getKeptMail({ mailId }, ask.reads());
  if (!mail) throw internal('a mail without its line');
  return { view: { ...keptMailLine(mail), text }, html };
};

/** A browser is shown the app where there is something to see; where mails are really sent there is no such page. */
const shown = async <Data>(ask: Ask, data: Data): Promise<{ data: Data } | { sent: true }> => {
  if (!ask.browser) return { data };
  await sendShell(ask.res, ask.deps, ask.caller);
  return { sent: true };
};

/** Mails: what was written to files instead of being sent. */
export const mailRoutes = [
  route(endpoints.listKeptMails, { quiet: true, browserRuns: true }, async (ask) => {
    const { mails } = await ask.deps.services.identity.listKeptMails({}, ask.reads());
    return shown(ask, mails.map(keptMailLine));
  }),
  route(endpoints.getKeptMail, { quiet: true, browserRuns: true }, async (ask) =>
    shown(ask, (await wholeMail(ask, ask.params.mail)).view),
  ),
  route(endpoints.getKeptMailBody, { quiet: true }, async (ask) => {
    sendMailBody(ask.res, (await wholeMail(ask, ask.params.mail)).html);
    return { sent: true };
  }),
];
