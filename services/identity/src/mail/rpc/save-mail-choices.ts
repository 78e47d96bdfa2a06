import { isTimeZone } from '@setu/kit/core';
import { mustBeUser } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/identity/mail';
import { mailChoiceWord, mailKindWord } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { mustBeHimself } from '../../sessions/changes/must-act-as-self.js';
import { choicesMessage } from '../changes/choices-message.js';
import { type MailChoices, readChoices } from '../domain/email-kind.js';

/**
 * For signed-in users, without a substitution. Saves the choices. Throws `invalid` for each kind with an unavailable
 * choice.
 */
export const saveMailChoices: Rpc<'saveMailChoices'> =
  ({ write, clock }) =>
  async (request, { actor }) => {
    mustBeUser(actor);
    mustBeHimself(actor);
    const { userId } = actor;
    const choices = await write(async (stores) => {
      const { mailReaders, refusedAddresses } = stores;
      const kept = readChoices({ ...(await mailReaders.choices(userId)), ...given(request.choices) });
      await mailReaders.setChoices(userId, kept, clock.now());
      if (isTimeZone(request.timeZone)) await mailReaders.setHabits(userId, { timeZone: request.timeZone });
      const current = await choicesMessage(stores, userId);
      if (!request.addressWorks) return current;
      await refusedAddresses.remove(current.email);
      return { ...current, refusedAt: '' };
    });
    return { choices };
  };

// An unknown choice is read as missing, and is rejected under its kind later.
function given(choices: readonly wire.KindChoice[]): Partial<MailChoices> {
  const words = choices.map(({ kind, choice }) => [mailKindWord(kind), mailChoiceWord(choice)]);
  return Object.fromEntries(words.filter(([kind]) => kind !== undefined));
}
