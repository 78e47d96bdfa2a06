import type { ErasureView } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type * as wire from '@setu/proto/identity/own_erasure';
import { erasureHandoverWord } from '@setu/proto/wire-words';
import { personOrNull, personView } from './person.js';
import { textOrNull } from './text.js';

/** Presents a user's consent and their pending erasure. */
export const erasureView = (found: wire.GetErasureResponse | undefined): ErasureView => {
  if (found === undefined) throw internal('an erasure was requested but is missing from the answer');
  const { consent } = found;
  return {
    consent: consent ? { agreed_at: consent.agreedAt, edition: consent.edition } : null,
    asked_at: textOrNull(found.askedAt),
    erases_at: textOrNull(found.erasesAt),
    handovers: found.handovers.flatMap((kind) => erasureHandoverWord(kind) ?? []),
    heirs: found.heirs.map(personView),
    heir: personOrNull(found.heir),
    alone: found.isAlone,
  };
};
