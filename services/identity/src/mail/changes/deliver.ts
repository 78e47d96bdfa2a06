import type { IdentityDeps } from '../../deps.js';
import { type Email, isAlwaysSent } from '../domain/email.js';
import { messageName } from '../domain/message-name.js';
import { retryDelayMs } from '../domain/retry-delay.js';
import { htmlPage } from '../message/html-page.js';
import { plainText } from '../message/plain-text.js';
import { choicesUrl, writeMessage } from '../message/write-message.js';
import type { Outcome, OutgoingEmail } from '../transport/mailer.js';
import { type Addressed, addressOf } from './address-of.js';

/** Sends an email. Returns the milliseconds until its next attempt, or undefined if the email is finished. */
export async function deliver(deps: IdentityDeps, mailId: string): Promise<number | undefined> {
  const { read, clock, edge } = deps;
  const email = await read.emails.get(mailId);
  if (email === undefined || email.state !== 'waiting') return undefined;
  const now = clock.now();
  const addressed = await addressOf(read, email);
  if (addressed === undefined) return finish(deps, email, 'skipped');
  if (email.validUntil !== undefined && email.validUntil < now) return finish(deps, email, 'expired');
  const outcome = await edge.mailTransport.send(outgoing(deps, await withCurrentNotice(read, email), addressed));
  return settle(deps, { email, address: addressed.address, outcome });
}

/** The email about cards waiting for a review counts those that arrived after it was written. */
async function withCurrentNotice({ notices }: Pick<IdentityDeps['read'], 'notices'>, email: Email): Promise<Email> {
  const { content } = email;
  if (content.template !== 'notice' || content.params.type !== 'review_created') return email;
  const notice = await notices.byId(content.params.noticeId);
  if (notice === undefined) return email;
  const { params, entityId } = notice;
  return { ...email, content: { template: 'notice', params: { ...content.params, params, entityId } } };
}

function outgoing({ env }: IdentityDeps, email: Email, { address, locale, companyType }: Addressed): OutgoingEmail {
  const origin = env.PUBLIC_ORIGIN.replace(/\/+$/, '');
  const message = writeMessage(email.content, { locale, companyType, email: address, origin });
  return {
    id: email.id,
    messageId: `<${messageName(email)}@${new URL(origin).hostname}>`,
    to: address,
    replyTo: email.content.template === 'support' ? email.content.params.email : undefined,
    subject: message.subject,
    text: plainText(message),
    html: htmlPage(message, locale),
    choicesUrl: isAlwaysSent(email) ? undefined : choicesUrl(origin),
  };
}

interface DeliveryResult {
  email: Email;
  address: string;
  outcome: Outcome;
}

async function settle(deps: IdentityDeps, { email, address, outcome }: DeliveryResult): Promise<number | undefined> {
  const { edge, autocommit, clock, log } = deps;
  if (outcome.result === 'sent') {
    if (email.userId !== undefined) await autocommit.refusedAddresses.arrived(address);
    return finish(deps, email, 'sent');
  }
  const { result, code } = outcome;
  if (result === 'away') {
    if (code !== 'waiting') log.warn({ code }, 'emails are waiting because their server cannot be reached');
    return edge.mailTransport.pauseMs();
  }
  const waitMs = result === 'later' ? retryDelayMs(clock.now().getTime() - email.createdAt.getTime()) : undefined;
  if (waitMs !== undefined) return waitMs;
  log.warn({ mailId: email.id, code }, 'an email was refused permanently');
  if (result === 'address_refused') await autocommit.refusedAddresses.add(address, { code, at: clock.now() });
  return finish(deps, email, 'refused');
}

async function finish(
  { autocommit, clock }: IdentityDeps,
  email: Email,
  state: Exclude<Email['state'], 'waiting'>,
): Promise<undefined> {
  await autocommit.emails.finish(email.id, state, clock.now());
}
