import type { IdentityDeps } from '../../deps.js';
import { isAlwaysSent, type Mail } from '../domain/email.js';
import { messageName } from '../domain/message-name.js';
import { nextTryMs } from '../domain/retry-delay.js';
import { htmlPage } from '../message/html-page.js';
import { plainText } from '../message/plain-text.js';
import { choicesUrl, writeLetter } from '../message/write-message.js';
import type { Outcome, OutgoingMail } from '../transport/mailer.js';
import { type Addressed, addressOf } from './address-of.js';

/** Sends an email. Returns how long it must wait for the next attempt, or undefined if it is finished. */
export async function deliver(deps: IdentityDeps, mailId: string): Promise<number | undefined> {
  const { read, clock, edge } = deps;
  const mail = await read.mails.get(mailId);
  if (mail === undefined || mail.state !== 'waiting') return undefined;
  const now = clock.now();
  const addressed = await addressOf(read, mail);
  if (addressed === undefined) return finish(deps, mail, 'skipped');
  if (mail.validUntil !== undefined && mail.validUntil < now) return finish(deps, mail, 'expired');
  const outcome = await edge.post.send(outgoing(deps, await asToldNow(read, mail), addressed));
  return settle(deps, { mail, address: addressed.address, outcome });
}

/** The email about cards waiting for a review counts those that arrived after it was written. */
async function asToldNow({ notices }: Pick<IdentityDeps['read'], 'notices'>, mail: Mail): Promise<Mail> {
  const { content } = mail;
  if (content.template !== 'notice' || content.params.type !== 'review_created') return mail;
  const notice = await notices.byId(content.params.noticeId);
  if (notice === undefined) return mail;
  const { params, entityId } = notice;
  return { ...mail, content: { template: 'notice', params: { ...content.params, params, entityId } } };
}

function outgoing({ env }: IdentityDeps, mail: Mail, { address, locale, companyType }: Addressed): OutgoingMail {
  const origin = env.PUBLIC_ORIGIN.replace(/\/+$/, '');
  const letter = writeLetter(mail.content, { locale, companyType, email: address, origin });
  return {
    id: mail.id,
    messageId: `<${messageName(mail)}@${new URL(origin).hostname}>`,
    to: address,
    replyTo: mail.content.template === 'support' ? mail.content.params.email : undefined,
    subject: letter.subject,
    text: plainText(letter),
    html: htmlPage(letter, locale),
    choicesUrl: isAlwaysSent(mail) ? undefined : choicesUrl(origin),
  };
}

interface Answered {
  mail: Mail;
  address: string;
  outcome: Outcome;
}

async function settle(deps: IdentityDeps, { mail, address, outcome }: Answered): Promise<number | undefined> {
  const { edge, read, clock, log } = deps;
  if (outcome.result === 'sent') {
    if (mail.userId !== undefined) await read.refusedAddresses.arrived(address);
    return finish(deps, mail, 'sent');
  }
  const { result, code } = outcome;
  if (result === 'away') {
    if (code !== 'waiting') log.warn({ code }, 'emails are waiting because their server cannot be reached');
    return edge.post.pauseMs();
  }
  const waitMs = result === 'later' ? nextTryMs(clock.now().getTime() - mail.createdAt.getTime()) : undefined;
  if (waitMs !== undefined) return waitMs;
  log.warn({ mailId: mail.id, code }, 'an email was refused permanently');
  if (result === 'address_refused') await read.refusedAddresses.add(address, { code, at: clock.now() });
  return finish(deps, mail, 'refused');
}

async function finish(
  { read, clock }: IdentityDeps,
  mail: Mail,
  state: Exclude<Mail['state'], 'waiting'>,
): Promise<undefined> {
  await read.mails.finish(mail.id, state, clock.now());
}
