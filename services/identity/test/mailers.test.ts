import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileMailer } from '../src/mail/transport/file-mailer.js';
import type { Mailer, OutgoingEmail } from '../src/mail/transport/mailer.js';
import { smtpMailer } from '../src/mail/transport/smtp-mailer.js';
import { headerOf, partsOf, type SmtpPeer, startSmtp } from './smtp-server.js';

const from = 'Setu <no-reply@setu.example>';
const mail: OutgoingEmail = {
  id: '0192f0c0-0000-7000-8000-00000000000a',
  messageId: '<0123456789abcdef@setu.example>',
  to: 'buyer@volga.example',
  subject: 'Запрос принят в работу · № 48151623, Насос центробежный для перекачки молока',
  text: 'Запрос № 48151623\n.\nВторая строка',
  html: '<p>Запрос № 48151623</p>',
  choicesUrl: 'https://setu.example/user/mail',
};
const smtpOf = (url: string) => smtpMailer({ url, from, connectMs: 2_000, attemptMs: 2_000 });

interface Way {
  mailer: Mailer;
  /** The email as it arrived, and the number of emails. */
  arrived(): Promise<{ raw: string; count: number }>;
  close(): Promise<unknown>;
}

const ways: Record<string, () => Promise<Way>> = {
  smtp: async () => {
    const peer = await startSmtp();
    const arrived = async () => ({ raw: peer.received.at(-1)?.raw ?? '', count: peer.received.length });
    return { mailer: smtpOf(peer.url), arrived, close: peer.close };
  },
  files: async () => {
    const dir = await mkdtemp(path.join(os.tmpdir(), 'setu-mailer-'));
    const mailer = fileMailer({ dir, from });
    const arrived = async () => ({
      raw: await readFile(path.join(dir, `${mail.id}.eml`), 'utf8'),
      count: (await mailer.list()).length,
    });
    return { mailer, arrived, close: () => rm(dir, { recursive: true }) };
  },
};

describe.each(Object.entries(ways))('The %s mailer', (_name, open) => {
  let way: Way;
  beforeAll(async () => {
    way = await open();
  });
  afterAll(() => way?.close());

  it('sends a complete email: both parts, the subject, the reply address, and how to unsubscribe', async () => {
    expect(await way.mailer.send({ ...mail, replyTo: 'writer@volga.example' })).toEqual({ result: 'sent' });
    const { raw } = await way.arrived();
    const named = (name: string) => headerOf(raw, name);
    expect(named('subject')).toBe(mail.subject);
    expect(named('from')).toBe(from);
    expect(named('to')).toBe(mail.to);
    expect(named('reply-to')).toBe('writer@volga.example');
    expect(named('message-id')).toBe(mail.messageId);
    expect(named('auto-submitted')).toBe('auto-generated');
    expect(named('list-unsubscribe')).toBe('<https://setu.example/user/mail>');
    expect(partsOf(raw)).toEqual({ text: mail.text, html: mail.html });
  });

  it('sends the same message id again for a repeated email', async () => {
    await way.mailer.send(mail);
    const first = await way.arrived();
    await way.mailer.send(mail);
    const second = await way.arrived();
    expect(headerOf(second.raw, 'message-id')).toBe(headerOf(first.raw, 'message-id'));
  });

  it('does not let text inject headers', async () => {
    const evil = 'x\r\nBcc: everybody@volga.example\r\n\r\nbody';
    await way.mailer.send({ ...mail, subject: evil, replyTo: `a@volga.example${evil}` });
    const { raw } = await way.arrived();
    expect(headerOf(raw, 'bcc')).toBeUndefined();
    expect(headerOf(raw, 'subject')).toContain('Bcc: everybody');
  });
});

describe('A mail server', () => {
  let peer: SmtpPeer | undefined;
  const answer = async (code: number, text: string, step: 'to' | 'data' = 'to') => {
    peer = await startSmtp({ refuse: (at) => (at === step ? { code, text } : undefined) });
    return smtpOf(peer.url).send(mail).finally(peer.close);
  };

  it.each([
    [550, '5.1.1 no such user', 'to', 'address_refused'],
    [552, '5.2.2 mailbox full', 'to', 'later'],
    [450, '4.2.0 greylisted', 'to', 'later'],
    [421, '4.3.2 closing', 'to', 'away'],
    [554, '5.7.1 looks like spam', 'data', 'mail_refused'],
    [451, '4.3.0 try again', 'data', 'later'],
  ] as const)(
    'that answers %i %s delays or refuses only this email, or counts as down',
    async (code, text, step, result) => {
      expect((await answer(code, text, step)).result).toBe(result);
    },
  );

  it('that cannot be reached or does not answer counts as down', async () => {
    expect(await smtpOf('smtp://127.0.0.1:1').send(mail)).toMatchObject({ result: 'away' });
    const silent = createServer();
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', () => resolve());
    });
    const { port } = silent.address() as { port: number };
    const impatient = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from, connectMs: 200, attemptMs: 200 });
    expect(await impatient.send(mail)).toMatchObject({ result: 'away' });
    silent.close();
  });
});
