import type { RequestRowView, RequestView, StageView, StatusEventView } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type { RequestRow } from '@setu/proto/request/requests';
import type * as wire from '@setu/proto/request/view';
import { rejectReasonWord, requestStatusWord, stagePhaseWord } from '@setu/proto/wire-words';
import type { Language } from '../http/locale.js';
import { cardDetailsView } from './card.js';
import { permissionNames } from './company.js';
import { fileView, pictureOrNull } from './file.js';
import { keptRateView, moneyView } from './money.js';
import { personOrNull } from './person.js';
import { requestRoute } from './request-route.js';
import { kindWordOf, statusWordOf as statusOf } from './request-words.js';
import { textOrNull, textsIn } from './text.js';

const statusOrNull = (status: wire.Stage['next']) => requestStatusWord(status) ?? null;
const reasonOrNull = (reason: wire.StatusEvent['reason']) => rejectReasonWord(reason) ?? null;

const companyCopy = (company: wire.CompanyCopy) => ({
  id: company.id,
  short_name: company.shortName,
  inn: textOrNull(company.inn),
});

export const stageView = (stage: wire.Stage): StageView => ({
  status: statusOf(stage.status),
  date: textOrNull(stage.date),
  phase: stagePhaseWord(stage.phase) ?? 'todo',
  next: statusOrNull(stage.next),
});

export const statusEventView = (event: wire.StatusEvent): StatusEventView => ({
  status: statusOf(event.status),
  date: event.at,
  by: personOrNull(event.by),
  acting: personOrNull(event.acting),
  reason: reasonOrNull(event.reason),
  comment: event.comment,
});

const conditionView = ({ condition }: wire.RequestView, language: Language): RequestView['condition'] => {
  if (!condition) throw internal('a request without its condition');
  const { card } = condition;
  return {
    id: condition.id,
    comment: condition.comment,
    files: condition.files.map(fileView),
    time_frame: condition.timeFrame,
    condition_product_skus: card?.card
      ? [
          {
            count: condition.count,
            product_sku: cardDetailsView(card, card.card, { language }),
            withdrawn: condition.cardWithdrawn,
          },
        ]
      : [],
    from_description_goods_items: condition.items.map((item) => ({
      name: item.name,
      description: item.description,
      area: item.area,
      customs_code: item.customsCode,
      count: item.count,
      comment: '',
    })),
  };
};

const requiredParts = ({ author, customer }: wire.RequestView) => {
  if (!author || !customer) throw internal('a request without its people');
  return { author, customer };
};

const contactView = (contact: wire.RequestContact | undefined): RequestView['contact_info'] => {
  if (!contact) return null;
  const { name, surname, patronymic, phone, email } = contact;
  return { name, surname, patronymic, phone, email };
};

const draftViews = (draft: wire.DraftState | undefined): Pick<RequestView, 'draft' | 'open_twin'> => {
  if (!draft) return { draft: null, open_twin: null };
  const { editor, seq, savedAt, openTwinId, openTwinNumber } = draft;
  return {
    draft: { editor, seq: Number(seq), saved_at: textOrNull(savedAt) },
    open_twin: openTwinId === '' ? null : { id: openTwinId, numeric_hash: openTwinNumber },
  };
};

/** A request for its page. */
export const requestView = (request: wire.RequestView, language: Language): RequestView => {
  const { author, customer } = requiredParts(request);
  return {
    id: request.id,
    kind: kindWordOf(request.kind),
    numeric_hash: request.numericHash,
    status: statusOf(request.status),
    version: request.version,
    created_at: request.createdAt,
    published_at: textOrNull(request.publishedAt),
    author: { id: author.id, name: author.name, surname: author.surname, patronymic: author.patronymic },
    broker_manager: personOrNull(request.brokerManager),
    customer: companyCopy(customer),
    supplier: request.supplier && request.supplier.id !== '' ? companyCopy(request.supplier) : null,
    contact_info: contactView(request.contact),
    condition: conditionView(request, language),
    customer_price: moneyView(request.customerPrice?.money),
    offer_price: moneyView(request.offerPrice?.money),
    contract_price: moneyView(request.contractPrice?.money),
    rate: keptRateView(request.customerPrice?.rate),
    offer_rate: keptRateView(request.offerPrice?.rate),
    contract_rate: keptRateView(request.contractPrice?.rate),
    is_created_by_broker: request.isCreatedByBroker,
    reject_reason: reasonOrNull(request.rejectReason),
    reject_comment: request.rejectComment,
    stages: request.stages.map(stageView),
    history: request.history.map(statusEventView),
    permissions: permissionNames(request.permissions),
    next_status: statusOrNull(request.nextStatus),
    ...draftViews(request.draft),
  };
};

/** A request in a list, with the page it opens for a caller of that company type. */
export const requestRowView = (
  row: RequestRow,
  reader: { language: Language; companyType: string },
): RequestRowView => ({
  id: row.id,
  kind: kindWordOf(row.kind),
  numeric_hash: row.numericHash,
  status: statusOf(row.status),
  published_at: textOrNull(row.publishedAt),
  created_at: row.createdAt,
  status_at: row.statusAt,
  ...textsIn(reader.language, { name: row.name, unit: row.unit }),
  count: row.count,
  picture: pictureOrNull(row.pictureId),
  customer: companyCopy(row.customer ?? { id: '', shortName: '', inn: '' }),
  broker_manager: personOrNull(row.brokerManager),
  total_price: moneyView(row.totalPrice?.money),
  rate: keptRateView(row.totalPrice?.rate),
  route: requestRoute({ id: row.id, status: statusOf(row.status) }, reader.companyType),
});
