import { isAppError, notFound } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import type { IdentityDeps } from '../../deps.js';
import type { Rpc } from '../../served.js';
import { tokenHash } from '../../sessions/domain/token-hash.js';
import { applyChange } from '../changes/apply-change.js';
import { confirmationMessage } from '../changes/change-message.js';
import { type EmailChange, isConfirmed, stateFor } from '../domain/email-change.js';
import type { Linked } from '../store/email-changes.js';

/**
 * Confirms the mailbox that the link was sent to. The second confirmation changes the address. For anyone with the
 * token.
 */
export const confirmEmail: Rpc<'confirmEmail'> =
  (deps) =>
  async ({ token }, { actor }) => {
    const hash = tokenHash(token);
    const linked = await confirmOnce(deps, hash, actor).catch((error: unknown) => {
      // Another user took the address at the same moment, so the second attempt reports it as taken.
      if (isAppError(error, 'exists')) return confirmOnce(deps, hash, actor);
      throw error;
    });
    return { confirmation: confirmationMessage(linked) };
  };

const confirmOnce = (deps: IdentityDeps, hash: Buffer, actor: Actor): Promise<Linked> =>
  deps.write(async (stores) => {
    const now = deps.clock.now();
    const linked = await stores.emailChanges.lockByLink(hash, now);
    const member = linked && (await stores.users.byId(linked.change.userId));
    if (linked === undefined || member?.user.status !== 'active' || !member.company.active) throw notFound();
    const { change, side } = linked;
    if (stateFor(change, side) !== 'open') return linked;
    await stores.emailChanges.confirm(change.userId, side, now);
    const confirmed: EmailChange = { ...change, [side === 'old' ? 'oldConfirmedAt' : 'newConfirmedAt']: now };
    if (!isConfirmed(confirmed)) return { change: confirmed, side };
    return { change: await applyChange(stores, { change: confirmed, user: member.user, actor }, deps), side };
  });
