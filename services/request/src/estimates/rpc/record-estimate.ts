import { invalid } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/request/estimates';
import { landedOverrideWord } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { principalOf } from '../../wire/access.js';
import { recordEstimate as record } from '../changes/record-estimate.js';
import type { EstimateOverride } from '../domain/estimate.js';
import { estimateList } from './estimate-list.js';

export const recordEstimate: Rpc<'recordEstimate'> =
  (deps) =>
  async (request, { actor }) => {
    mustBeUser(actor);
    const { version, input, price, rateDate } = request;
    const requestId = readId(request.requestId);
    if (input === undefined || price === undefined) throw invalid({ input: 'required' });
    const overrides = readOverrides(request.overrides);
    return deps.write((stores) =>
      stores.idempotent(
        {
          principal: principalOf(actor),
          route: 'RecordEstimate',
          key: request.idempotencyKey,
          fingerprint: fingerprintOf(requestId, request),
          answer: wire.RecordEstimateResponse,
        },
        async () => {
          const command = { actor, requestId, version, input, price, rateDate, overrides };
          return { estimates: await estimateList(stores, actor, await record(deps, stores, command)) };
        },
      ),
    );
  };

/** A repeated call may be computed at other rates, so only what the caller chose tells it from another call. */
const fingerprintOf = (requestId: string, { version, input, overrides }: wire.RecordEstimateRequest): string =>
  JSON.stringify([requestId, version, input?.city, input?.mode, overrides]);

const readOverrides = (overrides: readonly wire.EstimateOverride[]): EstimateOverride[] =>
  overrides.flatMap(({ figure, reason }) => {
    const kind = figure && landedOverrideWord(figure.kind);
    return kind === undefined ? [] : [{ kind, value: figure?.value ?? '', reason: reason.trim() }];
  });
