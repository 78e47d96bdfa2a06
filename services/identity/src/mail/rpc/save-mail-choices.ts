import { isTimeZone } from '@setu/kit/core';
import { mustBeUser } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/identity/mail';
import { mailChoiceWord, mailKindWord } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { mustActAsSelf } from '../../sessions/changes/must-act-as-self.js';
import { choicesMessage } from '../changes/choices-message.js';
import { type MailChoices, readChoices } from '../domain/email-kind.js';

/**
 * Saves the caller's email choices. Throws `invalid` for each kind with an unavailable choice. For signed-in users who
 * act as themselves.
 */
export const saveMailChoices: Rpc<'saveMailChoices'> =
  ({ write, clock }) =>
  async (request, { actor }) => {
    mustBeUser(actor);
    mustActAsSelf(actor);
    const { userId } = actor;
    const choices = await write(async (stores) => {
      const { emailReaders, refusedAddresses } = stores;
      const updated = readChoices({ ...(await emailReaders.choices(userId)), ...knownChoices(request.choices) });
      await emailReaders.setChoices(userId, updated, clock.now());
      if (isTimeZone(request.timeZone)) await emailReaders.setPreferences(userId, { timeZone: request.timeZone });
      const current = await choicesMessage(stores, userId);
      if (!request.addressWorks) return current;
      await refusedAddresses.remove(current.email);
      return { ...current, refusedAt: '' };
    });
    return { choices };
  };

// An unknown choice is read as missing, and is rejected under its kind later.
function knownChoices(choices: readonly wire.KindChoice[]): Partial<MailChoices> {
  const entries = choices.map(({ kind, choice }) => [mailKindWord(kind), mailChoiceWord(choice)]);
  return Object.fromEntries(entries.filter(([kind]) => kind !== undefined));
}
