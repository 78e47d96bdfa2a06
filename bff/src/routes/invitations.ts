import { endpoints } from '@setu/contract';
import { DeclineReason } from '@setu/proto/request/words';
import { wireDeclineReason } from '@setu/proto/wire-words';
import { route } from '../http/route.js';
import { giveOffer, invitationPage, inviteSuppliers, offerList } from '../pages/invitations.js';
import { presentRequest } from '../pages/request.js';
import { keepLanded } from '../pages/request-landed.js';
import { ownOfferView } from '../present/invitation.js';

/** Invitations of suppliers and their offers. */
export const invitationRoutes = [
  route(endpoints.listInvitations, async (call) => ({
    data: await invitationPage(call, call.params.request),
  })),
  route(endpoints.inviteSuppliers, async (call) => ({ data: await inviteSuppliers(call) })),
  route(endpoints.withdrawInvitation, async (call) => {
    const { request: requestId, invitation: invitationId } = call.params;
    const command = { requestId, invitationId, idempotencyKey: call.idempotencyKey };
    await call.deps.services.request.withdrawInvitation(command, call.writes());
    return { data: await invitationPage(call, requestId) };
  }),
  route(endpoints.getOffer, async (call) => ({
    data: ownOfferView(await call.deps.services.request.getOffer({ requestId: call.params.request }, call.reads())),
  })),
  route(endpoints.giveOffer, async (call) => ({ data: ownOfferView(await giveOffer(call)) })),
  route(endpoints.declineInvitation, async (call) => {
    const { reason, comment = '' } = call.input;
    const { idempotencyKey } = call;
    const decline = { reason: reason ? wireDeclineReason(reason) : DeclineReason.UNSPECIFIED, comment };
    const command = { requestId: call.params.request, idempotencyKey, ...decline };
    const { offer } = await call.deps.services.request.declineInvitation(command, call.writes());
    return { data: ownOfferView(offer) };
  }),
  route(endpoints.listOffers, async (call) => ({
    data: offerList(await call.deps.services.request.listOffers({ requestId: call.params.request }, call.reads())),
  })),
  route(endpoints.shareOffer, async (call) => {
    const { request: requestId, offer: offerId } = call.params;
    const command = { requestId, offerId, shared: call.input.shared, idempotencyKey: call.idempotencyKey };
    return { data: offerList((await call.deps.services.request.shareOffer(command, call.writes())).offers) };
  }),
  route(endpoints.preferOffer, async (call) => {
    const { request: requestId, offer: offerId } = call.params;
    const command = { requestId, offerId, idempotencyKey: call.idempotencyKey };
    return { data: offerList((await call.deps.services.request.preferOffer(command, call.writes())).offers) };
  }),
  route(endpoints.pickOffer, async (call) => {
    const { request: requestId, offer: offerId } = call.params;
    const { version = 0, offer_version: offerVersion = 0 } = call.input;
    const command = { requestId, offerId, version, offerVersion, idempotencyKey: call.idempotencyKey };
    const { request } = await call.deps.services.request.pickOffer(command, call.writes());
    await keepLanded(call, requestId);
    return { data: await presentRequest(request, call) };
  }),
];
