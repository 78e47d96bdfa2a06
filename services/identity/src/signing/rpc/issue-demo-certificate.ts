import { invalid, notFound } from '@setu/kit/core';
import type { Rpc } from '../../served.js';

const longest = 300;

/**
 * Issues a certificate of the demo authority for a key. Anyone may call it in a demo world; elsewhere it throws
 * `not_found`.
 */
export const issueDemoCertificate: Rpc<'issueDemoCertificate'> =
  ({
    clock,
    edge: {
      authority: { demo },
    },
  }) =>
  async ({ publicKey, owner, isRevoked }) => {
    if (demo === undefined) throw notFound();
    if (owner === undefined || Object.values(owner).some((text) => text.length > longest))
      throw invalid({ owner: 'length_max' });
    const issued = await demo.issue(publicKey, owner, { now: clock.now(), isRevoked });
    return { certificates: [issued, demo.certificate].map(({ der }) => Buffer.from(der)) };
  };
