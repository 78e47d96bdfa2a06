import { notFound } from '@setu/kit/core';
import { toStoredObject } from '../../messages/evidence-message.js';
import { toRegulation } from '../../messages/signature-message.js';
import type { Rpc } from '../../served.js';

/**
 * Returns the version in force, or the version with the given number, with its bytes. Anyone may call it. Throws
 * `not_found` if there is none.
 */
export const getRegulation: Rpc<'getRegulation'> =
  ({ read, clock }) =>
  async ({ number }) => {
    const found = await (number === 0
      ? read.regulations.documentInForce(clock.now())
      : read.regulations.document(number));
    if (found === undefined) throw notFound();
    const stored = await read.storedEvidence.find({ regulationNumber: found.number });
    return {
      regulation: toRegulation(found),
      content: found.content,
      kept: toStoredObject(stored?.storedAt && stored),
    };
  };
