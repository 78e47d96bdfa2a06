import { endpoints } from '@setu/contract';
import { wireSampleVerdict } from '@setu/proto/wire-words';
import { route } from '../http/route.js';
import { presentRequest } from '../pages/request.js';

/** Samples of the goods of requests. */
export const sampleRoutes = [
  route(endpoints.askSample, async (call) => {
    const command = { requestId: call.params.request, ...call.input, idempotencyKey: call.idempotencyKey };
    const { request } = await call.deps.services.request.askSample(command, call.writes());
    return { data: await presentRequest(request, call) };
  }),
  route(endpoints.passSampleAddress, async (call) => {
    const ids = { requestId: call.params.request, sampleId: call.input.sample, idempotencyKey: call.idempotencyKey };
    const { request } = await call.deps.services.request.passSampleAddress(ids, call.writes());
    return { data: await presentRequest(request, call) };
  }),
  route(endpoints.sendSample, async (call) => {
    const { sample: sampleId, sent_on: sentOn, tracking } = call.input;
    const ids = { requestId: call.params.request, sampleId, idempotencyKey: call.idempotencyKey };
    const sent = { ...ids, sentOn, tracking, timeZone: call.caller.timeZone };
    const { request } = await call.deps.services.request.sendSample(sent, call.writes());
    return { data: await presentRequest(request, call) };
  }),
  route(endpoints.declineSample, async (call) => {
    const { sample: sampleId, reason } = call.input;
    const declined = { requestId: call.params.request, sampleId, reason, idempotencyKey: call.idempotencyKey };
    const { request } = await call.deps.services.request.declineSample(declined, call.writes());
    return { data: await presentRequest(request, call) };
  }),
  route(endpoints.judgeSample, async (call) => {
    const { sample: sampleId, verdict, comment } = call.input;
    const ids = { requestId: call.params.request, sampleId, idempotencyKey: call.idempotencyKey };
    const judged = { ...ids, verdict: wireSampleVerdict(verdict), comment };
    const { request } = await call.deps.services.request.judgeSample(judged, call.writes());
    return { data: await presentRequest(request, call) };
  }),
];
