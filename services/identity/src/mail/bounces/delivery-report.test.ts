import { describe, expect, it } from 'vitest';
import { isAddressRefused, readReports } from './delivery-report.js';

const lines = (...all: string[]) => all.join('\r\n');

const postfix = (fields: string[], returned = 'message/rfc822') =>
  lines(
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.setu.example (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="4F1BC2A3.1700000000/mx.setu.example"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--4F1BC2A3.1700000000/mx.setu.example',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    "I'm sorry to have to inform you that your message could not be delivered.",
    'Message-ID: <forged@elsewhere.example>',
    '',
    '--4F1BC2A3.1700000000/mx.setu.example',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.setu.example',
    'X-Postfix-Queue-ID: 4F1BC2A3',
    'Arrival-Date: Sun, 22 Nov 2026 12:00:00 +0300 (MSK)',
    '',
    ...fields,
    '',
    '--4F1BC2A3.1700000000/mx.setu.example',
    'Content-Description: Undelivered Message',
    `Content-Type: ${returned}`,
    '',
    'From: Setu <no-reply@setu.example>',
    'To: Buyer@volga.example',
    'Message-ID:',
    ' <0123456789abcdef0123456789abcdef@setu.example>',
    'Subject: x',
    '',
    'Text',
    '--4F1BC2A3.1700000000/mx.setu.example--',
  );

const unknownUser = postfix([
  'Final-Recipient: rfc822; buyer@volga.example',
  'Original-Recipient: rfc822;Buyer@volga.example',
  'Action: failed',
  'Status: 5.1.1',
  'Remote-MTA: dns; mx.volga.example',
  'Diagnostic-Code: smtp; 550 5.1.1 <buyer@volga.example>: Recipient address',
  '    rejected: User unknown in local recipient table',
]);

const delayed = postfix([
  'Final-Recipient: rfc822; buyer@volga.example',
  'Action: delayed',
  'Status: 4.4.1',
  'Diagnostic-Code: X-Postfix; connect to mx.volga.example[203.0.113.9]:25: Connection timed out',
  'Will-Retry-Until: Fri, 27 Nov 2026 12:00:00 +0300 (MSK)',
]);

/** Exchange Online encodes the status in base64 and returns only the headers. */
const exchange = lines(
  'From: Microsoft Outlook <postmaster@contoso.example>',
  'Content-Type: multipart/report; report-type=delivery-status; boundary=_77e2_contoso_',
  'Subject: Undeliverable: x',
  'In-Reply-To: <0123456789abcdef0123456789abcdef@setu.example>',
  '',
  '--_77e2_contoso_',
  'Content-Type: multipart/alternative; boundary="inner"',
  '',
  '--inner',
  'Content-Type: text/html; charset="utf-8"',
  '',
  '<p>could not be delivered</p>',
  '--inner--',
  '',
  '--_77e2_contoso_',
  'Content-Type: message/delivery-status',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from(
    lines(
      'Reporting-MTA: dns;AM0PR01.prod.outlook.example',
      '',
      'Final-Recipient: rfc822;buyer@volga.example',
      'Action: failed',
      'Status: 5.1.10',
      'Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient buyer@volga.example not found by SMTP address lookup',
      '',
    ),
  ).toString('base64'),
  '--_77e2_contoso_',
  'Content-Type: text/rfc822-headers',
  '',
  'Message-ID: <0123456789abcdef0123456789abcdef@setu.example>',
  'Subject: x',
  '',
  '--_77e2_contoso_--',
);

/** Yandex reports 5.7.1 for an unknown user, so only the text identifies the reason. */
const yandex = postfix(
  [
    'Final-Recipient: rfc822; buyer@volga.example',
    'Action: failed',
    'Status: 5.7.1',
    'Remote-MTA: dns; mx.yandex.example',
    'Diagnostic-Code: smtp; 550 5.7.1 No such user! 1700000000-AbCdEf',
  ],
  'text/rfc822-headers',
);

const withStatus = (status: string, diagnostic: string, action = 'failed') =>
  postfix([
    'Final-Recipient: rfc822; buyer@volga.example',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${diagnostic}`,
  ]);

describe('A bounced email', () => {
  it.each([
    ['from Postfix about an unknown user marks the address', unknownUser, true],
    ['from Exchange about an unknown user marks the address', exchange, true],
    ['from Yandex about an unknown user marks the address', yandex, true],
    ['from Postfix about a delay does not mark the address', delayed, false],
    ['about a full mailbox does not mark the address', withStatus('5.2.2', '552 5.2.2 Mailbox full'), false],
    ['from a spam filter does not mark the address', withStatus('5.7.1', '554 5.7.1 Message rejected as spam'), false],
    [
      'about a too large email does not mark the address',
      withStatus('5.3.4', '552 5.3.4 Message size exceeds limit'),
      false,
    ],
    ['about an unknown domain marks the address', withStatus('5.4.4', 'Host or domain name not found'), true],
    [
      'about a disabled mailbox marks the address',
      withStatus('5.2.1', '550 5.2.1 The email account is disabled'),
      true,
    ],
    ['that reports a delivery does not mark the address', withStatus('2.0.0', '250 2.0.0 OK', 'delivered'), false],
    ['that reports a relayed email does not mark the address', withStatus('5.1.1', '250 OK', 'relayed'), false],
  ])('%s', (_title, mail, isRefused) => {
    const reports = readReports(mail);
    expect(reports).toHaveLength(1);
    expect(reports[0]?.messageId).toBe('0123456789abcdef0123456789abcdef@setu.example');
    expect(reports[0]?.addresses).toContain('buyer@volga.example');
    expect(reports.map(isAddressRefused)).toEqual([isRefused]);
  });

  it('may report several recipients, each with a separate status', () => {
    const of = (who: string, status: string) => [
      `Final-Recipient: rfc822; ${who}@volga.example`,
      `Action: ${status.startsWith('5') ? 'failed' : 'delayed'}`,
      `Status: ${status}`,
      '',
    ];
    const reports = readReports(postfix([...of('a', '5.1.1'), ...of('b', '4.2.2')]));
    expect(reports.map((report) => [report.addresses[0], isAddressRefused(report)])).toEqual([
      ['a@volga.example', true],
      ['b@volga.example', false],
    ]);
  });

  it.each([
    ['empty', ''],
    [
      'an automatic out-of-office reply',
      lines('Subject: Out of office', 'Content-Type: text/plain', '', 'Back on Monday'),
    ],
    ['a report without the id of an email', unknownUser.replace(/Message-ID:\r\n <0123.*>/, 'X-None: 1')],
    ['a report cut off in the middle', unknownUser.slice(0, 500)],
    ['a multipart without an end', 'Content-Type: multipart/report; boundary=a\n\n--a\n--a\n--a'],
    ['binary data', '\u0000\u0001\ufffd'.repeat(1000)],
  ])('that is %s is ignored', (_title, mail) => {
    expect(readReports(mail)).toEqual([]);
  });
});
