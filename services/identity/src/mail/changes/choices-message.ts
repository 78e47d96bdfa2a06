import { notFound } from '@setu/kit/core';
import type * as wire from '@setu/proto/identity/mail';
import { wireMailChoice, wireMailKind } from '@setu/proto/wire-words';
import { mailKinds } from '@setu/proto/words';
import type { Stores } from '../../store/index.js';
import { defaultTimeZone, digestHour } from '../domain/digest-time.js';
import { availableChoices, hasKind } from '../domain/email-kind.js';

type Reading = Pick<Stores, 'users' | 'emailReaders' | 'refusedAddresses'>;

/** Returns the user's email choices, and whether their address accepts emails. */
export async function choicesMessage(
  { users, emailReaders, refusedAddresses }: Reading,
  userId: string,
): Promise<wire.GetMailChoicesResponse> {
  const member = await users.byId(userId);
  if (member === undefined) throw notFound();
  const { email } = member.user;
  const [choices, { timeZone }, refusedAt] = await Promise.all([
    emailReaders.choices(userId),
    emailReaders.preferences(userId),
    refusedAddresses.since(email),
  ]);
  return {
    choices: mailKinds
      .filter((kind) => hasKind(kind, member.company.type))
      .map((kind) => ({
        kind: wireMailKind(kind),
        choice: wireMailChoice(choices[kind]),
        open: availableChoices[kind].map(wireMailChoice),
      })),
    email,
    refusedAt: refusedAt?.toISOString() ?? '',
    digestHour,
    timeZone: timeZone || defaultTimeZone(member.company.type),
  };
}
