import { exists, notFound } from '@setu/kit/core';
import { readOptionalId } from '@setu/kit/rpc';
import { mustEditGlossary } from '../../glossary/domain/rights.js';
import { isSameWording, readWording } from '../../glossary/domain/terms.js';
import type { Rpc } from '../../served.js';
import { termView } from '../../wire/term-view.js';

/** Returns the existing term if a new one equals it. So a second click writes nothing. */
export const writeTerm: Rpc<'writeTerm'> =
  ({ write, clock, ids }) =>
  async ({ id: requestedId, ...typed }, { actor }) => {
    mustEditGlossary(actor);
    const id = readOptionalId(requestedId);
    const wording = readWording(typed);
    return write(async ({ glossary }) => {
      if (id !== undefined && (await glossary.find(id)) === undefined) throw notFound();
      const other = await glossary.findEnglish(wording.english);
      if (other !== undefined && isSameWording(other, wording) && (id ?? other.id) === other.id)
        return { term: termView(other) };
      if (other !== undefined && other.id !== id) throw exists('en', 'term_taken');
      const term = { ...wording, id: id ?? ids.id(), updatedAt: clock.now() };
      await glossary.put(term, actor.userId);
      return { term: termView(term) };
    });
  };
