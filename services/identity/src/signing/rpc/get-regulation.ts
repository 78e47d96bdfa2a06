import { notFound } from '@setu/kit/core';
import { toKept } from '../../messages/evidence-message.js';
import { toRegulation } from '../../messages/signature-message.js';
import type { Rpc } from '../../served.js';

/** Anyone. The edition in force, or the one of a number, with its bytes; `not_found` where there is none. */
export const getRegulation: Rpc<'getRegulation'> =
  ({ read, clock }) =>
  async ({ number }) => {
    const found = await (number === 0
      ? read.regulations.documentInForce(clock.now())
      : read.regulations.document(number));
    if (found === undefined) throw notFound();
    const kept = await read.keptEvidence.find({ regulationNumber: found.number });
    return { regulation: toRegulation(found), content: found.content, kept: toKept(kept?.keptAt && kept) };
  };
