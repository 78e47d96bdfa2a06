import { notFound } from '@setu/kit/core';
import type * as wire from '@setu/proto/identity/mail';
import { wireMailChoice, wireMailKind } from '@setu/proto/wire-words';
import { mailKinds } from '@setu/proto/words';
import type { Stores } from '../../store/index.js';
import { digestHour, firstTimeZone } from '../domain/digest-time.js';
import { openChoices } from '../domain/email-kind.js';

type Reading = Pick<Stores, 'users' | 'mailReaders' | 'refusedAddresses'>;

/** Returns the user's email choices, and whether their address accepts emails. */
export async function choicesMessage(
  { users, mailReaders, refusedAddresses }: Reading,
  userId: string,
): Promise<wire.GetMailChoicesResponse> {
  const member = await users.byId(userId);
  if (member === undefined) throw notFound();
  const { email } = member.user;
  const [choices, { timeZone }, refusedAt] = await Promise.all([
    mailReaders.choices(userId),
    mailReaders.habits(userId),
    refusedAddresses.since(email),
  ]);
  return {
    choices: mailKinds.map((kind) => ({
      kind: wireMailKind(kind),
      choice: wireMailChoice(choices[kind]),
      open: openChoices[kind].map(wireMailChoice),
    })),
    email,
    refusedAt: refusedAt?.toISOString() ?? '',
    digestHour,
    timeZone: timeZone || firstTimeZone(member.company.type),
  };
}
