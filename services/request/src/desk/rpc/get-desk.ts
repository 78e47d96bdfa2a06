import { mustBeUser } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/request/desk';
import { waitingReasonWord } from '@setu/proto/wire-words';
import { sequence } from '../../requests/domain/lifecycle.js';
import { lateBefore, slaTermsOf, termsOf } from '../../requests/domain/sla-timers.js';
import type { Rpc } from '../../served.js';
import { answeringStatuses, firstAnswers, firstAnswersSince } from '../domain/first-answer.js';
import { type DeskScope, deskScopeOf } from '../domain/scope.js';
import { loads, monthOf, stageOf } from './desk-parts.js';
import { deskStages } from './desk-stages.js';
import { waitingItems } from './waiting-items.js';

/** A supplier's money is rupees, so only the other sides get a sum in roubles. */
const inMoneyOf =
  ({ of }: DeskScope) =>
  ({ totalKopecks, ...stage }: wire.DeskStage): wire.DeskStage =>
    of === 'supplier' ? stage : { ...stage, totalKopecks };

const nothing: wire.GetDeskResponse = {
  waiting: [],
  waitingTotal: 0,
  waitingCounts: [],
  stages: [],
  spend: [],
  load: [],
};

export const getDesk: Rpc<'getDesk'> =
  ({ read, clock }) =>
  async (input, { actor }) => {
    mustBeUser(actor);
    const scope = deskScopeOf(actor);
    if (scope === undefined) return nothing;
    const now = clock.now();
    const terms = termsOf(scope.of, slaTermsOf(await read.settings.values()));
    const late = lateBefore(terms, now);
    const reason = waitingReasonWord(input.reason);
    const [waiting, stages, spend, load, answers] = await Promise.all([
      waitingItems(read, actor, { scope, terms, now, reason, page: Math.max(input.page, 1) }),
      deskStages(read, scope, { now, terms }),
      scope.of === 'customer' ? read.desk.spend(scope.companyId) : [],
      scope.of === 'broker' ? read.desk.load(late) : [],
      scope.of === 'broker'
        ? read.desk.firstAnswers({ statuses: answeringStatuses, since: firstAnswersSince(now), userId: scope.userId })
        : undefined,
    ]);
    return {
      ...waiting,
      stages: sequence.flatMap((status) => stageOf(stages.get(status), terms)).map(inMoneyOf(scope)),
      spend: spend.map(monthOf),
      load: await loads(read, load),
      firstAnswers: answers && firstAnswers(answers),
    };
  };
