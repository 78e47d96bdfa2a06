import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/milestones';
import { MilestoneKind as WireKind } from '@setu/proto/request/words';
import { wireMilestoneKind } from '@setu/proto/wire-words';
import { type MilestoneKind, milestoneKinds } from '@setu/proto/words';
import type { Milestone } from '../milestones/domain/milestone.js';
import { isOverdue, laterOf } from '../milestones/domain/order.js';
import { isOpen, mayPlan, mayRead, maySay } from '../milestones/domain/rights.js';
import { areIntroduced, mayKnow } from '../requests/domain/identities.js';
import type { Request } from '../requests/domain/request.js';
import type { Stores } from '../store/index.js';
import { moment, personRef } from './refs.js';
import { sideOrNone } from './request-words.js';

interface Seen {
  request: Request;
  /** The current day in the reader's time zone. */
  today: string;
}

/**
 * Returns the milestones of a request that the actor may see, in the form for that actor. There are none before the
 * contract.
 */
export async function milestoneViews(
  stores: Pick<Stores, 'history' | 'milestones' | 'people'>,
  actor: Actor,
  { request, today }: Seen,
): Promise<wire.Milestone[]> {
  if (!mayRead(actor, request)) return [];
  const introduced = areIntroduced((await stores.history.of([request.id])).get(request.id) ?? []);
  if (!introduced) return [];
  const said = await stores.milestones.of(request.id);
  const speakers = [...said.values()].flatMap(({ byUserId, actingUserId }) => [byUserId, actingUserId ?? '']);
  const ids = [...speakers, request.brokerManagerId ?? ''].filter((id) => id !== '');
  const people = await stores.people.byIds([...new Set(ids)]);
  const named = ({ side, byUserId, actingUserId }: Milestone) => {
    const isKnown = mayKnow(actor, side, introduced);
    return {
      by: personRef(isKnown ? byUserId : request.brokerManagerId, people),
      acting: personRef(isKnown ? actingUserId : undefined, people),
    };
  };
  return milestoneKinds.map((kind) => ({
    ...wordView(kind, said, { isLive: isOpen(request), today }),
    ...speakerView(said.get(kind), named),
    maySay: maySay(actor, request, { kind, isSaid: said.get(kind)?.happenedOn !== undefined }),
    mayPlan: mayPlan(actor, request),
  }));
}

function wordView(
  kind: MilestoneKind,
  said: ReadonlyMap<MilestoneKind, Milestone>,
  { isLive, today }: { isLive: boolean; today: string },
) {
  const word = said.get(kind);
  const after = laterOf(kind, said);
  return {
    kind: wireMilestoneKind(kind),
    version: word?.version ?? 0,
    expectedOn: word?.expectedOn ?? '',
    happenedOn: word?.happenedOn ?? '',
    note: word?.note ?? '',
    files: [...(word?.files ?? [])],
    overdue: isLive && word !== undefined && isOverdue(word, today),
    after: after === undefined ? WireKind.UNSPECIFIED : wireMilestoneKind(after),
  };
}

const speakerView = (
  word: Milestone | undefined,
  named: (word: Milestone) => Pick<wire.Milestone, 'by' | 'acting'>,
): Pick<wire.Milestone, 'by' | 'acting' | 'side' | 'saidAt'> => ({
  ...(word ? named(word) : { by: undefined, acting: undefined }),
  side: sideOrNone(word?.side),
  saidAt: moment(word?.saidAt),
});
