import { dayIn, invalid } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/request/milestones';
import { milestoneKindWord } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { principalOf } from '../../wire/access.js';
import { milestoneViews } from '../../wire/milestone-view.js';
import { readFiles } from '../../wire/read-input.js';
import { reportMilestone as say } from '../changes/report-milestone.js';

export const sayMilestone: Rpc<'sayMilestone'> =
  (deps) =>
  async (input, { actor }) => {
    mustBeUser(actor);
    const kind = milestoneKindWord(input.kind);
    if (kind === undefined) throw invalid({ kind: 'invalid_option' });
    const { version, timeZone, expectedOn, happenedOn, note, files: list } = input;
    const files = list && readFiles({ files: list.files });
    const ids = { requestId: readId(input.requestId), reportId: readId(input.sayingId) };
    const report = { expectedOn, happenedOn, note, files };
    return deps.write((stores) =>
      stores.idempotent(
        {
          principal: principalOf(actor),
          route: 'SayMilestone',
          key: input.idempotencyKey,
          // The BFF creates a report id for each attempt, so the id is not part of the fingerprint.
          fingerprint: wire.SayMilestoneRequest.encode({ ...input, sayingId: '' }).finish(),
          answer: wire.SayMilestoneResponse,
        },
        async () => {
          const request = await say(deps, stores, { ...ids, actor, kind, version, timeZone, report });
          const today = dayIn(timeZone, deps.clock.now());
          return { milestones: await milestoneViews(stores, actor, { request, today }) };
        },
      ),
    );
  };
