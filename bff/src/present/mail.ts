import type { KeptMailLine, MailChoicesView } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type { GetMailChoicesResponse, KeptMail } from '@setu/proto/identity/mail';
import { mailChoiceWord, mailKindWord } from '@setu/proto/wire-words';
import { textOrNull } from './text.js';

export const keptMailLine = ({ id, to, subject, sentAt }: KeptMail): KeptMailLine => ({
  id,
  to,
  subject,
  sent_at: sentAt,
});

const known = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw internal('an email setting with an unknown value');
  return value;
};

export const mailChoicesView = (found: GetMailChoicesResponse): MailChoicesView => ({
  email: found.email,
  refused_at: textOrNull(found.refusedAt),
  digest: { hour: found.digestHour, time_zone: found.timeZone },
  kinds: found.choices.map(({ kind, choice, open }) => ({
    kind: known(mailKindWord(kind)),
    choice: known(mailChoiceWord(choice)),
    open: open.map((one) => known(mailChoiceWord(one))),
  })),
});
