import { endpoints } from '@setu/contract';
import { DeclineReason } from '@setu/proto/request/words';
import { wireDeclineReason } from '@setu/proto/wire-words';
import { route } from '../http/route.js';
import { giveOffer, invitationPage, inviteSuppliers, offerList } from '../pages/invitations.js';
import { presentRequest } from '../pages/request.js';
import { ownOfferView } from '../present/invitation.js';

/** Invitations of suppliers and their offers. */
export const invitationRoutes = [
  route(endpoints.listInvitations, async (ask) => ({ data: await invitationPage(ask, ask.params.request) })),
  route(endpoints.inviteSuppliers, async (ask) => ({ data: await inviteSuppliers(ask) })),
  route(endpoints.withdrawInvitation, async (ask) => {
    const { request: requestId, invitation: invitationId } = ask.params;
    const asked = { requestId, invitationId, idempotencyKey: ask.idempotencyKey };
    await ask.deps.services.request.withdrawInvitation(asked, ask.writes());
    return { data: await invitationPage(ask, requestId) };
  }),
  route(endpoints.getOffer, async (ask) => ({
    data: ownOfferView(await ask.deps.services.request.getOffer({ requestId: ask.params.request }, ask.reads())),
  })),
  route(endpoints.giveOffer, async (ask) => ({ data: ownOfferView(await giveOffer(ask)) })),
  route(endpoints.declineInvitation, async (ask) => {
    const { reason, comment = '' } = ask.input;
    const { idempotencyKey } = ask;
    const said = { reason: reason ? wireDeclineReason(reason) : DeclineReason.UNSPECIFIED, comment };
    const asked = { requestId: ask.params.request, idempotencyKey, ...said };
    const { offer } = await ask.deps.services.request.declineInvitation(asked, ask.writes());
    return { data: ownOfferView(offer) };
  }),
  route(endpoints.listOffers, async (ask) => ({
    data: offerList(await ask.deps.services.request.listOffers({ requestId: ask.params.request }, ask.reads())),
  })),
  route(endpoints.shareOffer, async (ask) => {
    const { request: requestId, offer: offerId } = ask.params;
    const asked = { requestId, offerId, shared: ask.input.shared, idempotencyKey: ask.idempotencyKey };
    return { data: offerList((await ask.deps.services.request.shareOffer(asked, ask.writes())).offers) };
  }),
  route(endpoints.preferOffer, async (ask) => {
    const { request: requestId, offer: offerId } = ask.params;
    const asked = { requestId, offerId, idempotencyKey: ask.idempotencyKey };
    return { data: offerList((await ask.deps.services.request.preferOffer(asked, ask.writes())).offers) };
  }),
  route(endpoints.pickOffer, async (ask) => {
    const { request: requestId, offer: offerId } = ask.params;
    const { version = 0, offer_version: offerVersion = 0 } = ask.input;
    const asked = { requestId, offerId, version, offerVersion, idempotencyKey: ask.idempotencyKey };
    const { request } = await ask.deps.services.request.pickOffer(asked, ask.writes());
    return { data: await presentRequest(request, ask) };
  }),
];
