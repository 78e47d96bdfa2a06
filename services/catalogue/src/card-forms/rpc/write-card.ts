import { invalid, stale } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import { isBroker } from '../../cards/domain/rights.js';
import type { Rpc } from '../../served.js';
import { writerOf } from '../../viewer.js';
import { readContent } from '../../wire/card-content.js';
import { toWireDetails } from '../../wire/card-details.js';
import { lockToWrite } from '../changes/must-write.js';
import { writeVersion } from '../changes/write-version.js';
import { changedFields } from '../domain/form-content.js';
import { formProblems } from '../domain/form-problems.js';
import { toForm } from '../store/form-version.js';

export const writeCard: Rpc<'writeCard'> =
  ({ write }) =>
  async (request, { actor }) => {
    mustBeUser(actor);
    const writer = writerOf(actor);
    const skuId = readId(request.skuId);
    const { card, ...written } = await write(async (stores) => {
      const open = await lockToWrite(stores, writer, skuId);
      const form = readContent(request.content);
      // A repeated call with the same content succeeds like the first call, instead of conflicting with it.
      const changes = changedFields(toForm(open.content), form).length > 0;
      const { expectedEdit } = request;
      if (changes && expectedEdit !== undefined && expectedEdit !== open.edit) {
        throw stale({
          current_status: open.head.publishedVersion === undefined ? 'draft' : 'published',
          current_version: String(open.edit),
        });
      }
      const problems = changes ? formProblems(form, await stores.references.known(form)) : {};
      if (Object.keys(problems).length > 0) throw invalid(problems);
      return writeVersion(stores, open, form);
    });
    return { ...written, card: toWireDetails(card, isBroker(writer)) };
  };
