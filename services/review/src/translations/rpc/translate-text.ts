import { characters, forbidden, invalid } from '@setu/kit/core';
import { mustBeUser } from '@setu/kit/rpc';
import { canSee } from '../../queues/domain/queues.js';
import type { Rpc } from '../../served.js';

const longest = 5000;

/** Open to a supplier's own users and to the broker's users with a role in reviews. */
export const translateText: Rpc<'translateText'> =
  ({ edge }) =>
  async ({ text: sent }, { actor, signal }) => {
    mustBeUser(actor);
    if (actor.companyType !== 'supplier' && !canSee(actor, 'reviews')) throw forbidden();
    const text = sent.trim();
    if (text === '') throw invalid({ text: 'required' });
    if (characters(text) > longest) throw invalid({ text: { code: 'length_max', params: { max: String(longest) } } });
    return { text: await edge.translate(text, signal) };
  };
