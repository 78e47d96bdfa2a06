import { z } from 'zod';
import { cardDetailsView } from './catalogue.js';
import { constants } from './constants.js';
import type { ListCodec } from './list-query.js';
import { permissionList } from './page-context.js';
import {
  fileView,
  localized,
  money,
  personView,
  pictureView,
  rateView,
  routeView,
  textUpTo,
  uuid,
  writtenText,
} from './values.js';
import { rejectReasons, requestStatuses, stagePhases } from './words.js';

/** What a person typed, unchecked: kept by the autosave, validated when published. */
const typed = textUpTo(100_000);

/** POST /request/first-step-save/{request} */
export const draftSaveInput = z.object({
  count: z.union([typed, z.number()]).transform(String).optional(),
  comment: typed.optional(),
  files: z.array(uuid).max(100).optional(),
  editor: textUpTo(100).optional(),
  seq: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  version: z.coerce.number().int().min(0).max(2_000_000_000).optional(),
});
export type DraftSaveInput = z.input<typeof draftSaveInput>;

export const draftSaveView = z.object({ version: z.number().int(), saved_at: z.string(), dropped: z.boolean() });
export type DraftSaveView = z.infer<typeof draftSaveView>;

/** POST /request/publish/{requestEntity} for an RFC; the page checks the same before it sends. */
export const rfcPublishInput = z.object({
  count: z
    .union([z.string(), z.number()])
    .transform((value) => String(value).trim())
    .pipe(
      z
        .string()
        .min(1, 'required')
        .regex(/^\d{1,12}$/, 'integer')
        .refine((text) => Number(text) >= constants.countMin, 'min')
        .refine((text) => Number(text) <= constants.countMax, 'max'),
    ),
  comment: writtenText(constants.commentMax),
  files: z.array(uuid).max(constants.filesMax, 'too_many_files').default([]),
});
export type RfcPublishInput = z.input<typeof rfcPublishInput>;

export const publishView = z.object({ route: routeView });
export type PublishView = z.infer<typeof publishView>;

/** POST /request/update-status/{id}. `version`: the one the page showed. */
export const updateStatusInput = z.object({
  status: z.enum(requestStatuses, 'invalid_option'),
  version: z.coerce.number().int().min(0).max(2_000_000_000).optional(),
  reject_reason: textUpTo(100).optional(),
  reject_comment: textUpTo(constants.rejectCommentMax).optional(),
  contract_price: money.optional(),
  offer_price: money.optional(),
  supplier_id: uuid.optional(),
});
export type UpdateStatusInput = z.input<typeof updateStatusInput>;

/** The reject and cancel dialogs' own form. */
export const rejectInput = z.object({
  reject_reason: z.enum(rejectReasons, 'required'),
  reject_comment: writtenText(constants.rejectCommentMax),
});
export type RejectInput = z.input<typeof rejectInput>;

export const stageView = z.object({
  status: z.enum(requestStatuses),
  date: z.string().nullable(),
  phase: z.enum(stagePhases),
  next: z.enum(requestStatuses).nullable(),
});
export type StageView = z.infer<typeof stageView>;

export const statusEventView = z.object({
  status: z.enum(requestStatuses),
  date: z.string(),
  by: personView.nullable(),
  acting: personView.nullable(),
  reason: z.enum(rejectReasons).nullable(),
  comment: z.string(),
});
export type StatusEventView = z.infer<typeof statusEventView>;

const requestContact = z.object({
  name: z.string(),
  surname: z.string(),
  patronymic: z.string(),
  phone: z.string(),
  email: z.string(),
});

const companyCopy = z.object({ id: uuid, short_name: z.string(), inn: z.string().nullable() });

/** A request on its page: form for a draft, preview once published. */
export const requestView = z.object({
  id: uuid,
  kind: z.enum(['rfc', 'rfd']),
  numeric_hash: z.string(),
  status: z.enum(requestStatuses),
  version: z.number().int(),
  created_at: z.string(),
  published_at: z.string().nullable(),
  author: personView,
  broker_manager: personView.nullable(),
  customer: companyCopy,
  supplier: companyCopy.nullable(),
  /** Null where the caller may not see it: suppliers before the contract. */
  contact_info: requestContact.nullable(),
  condition: z.object({
    id: uuid,
    comment: z.string(),
    files: z.array(fileView),
    time_frame: z.string(),
    /** RFC: one line, with the card as it was when the request was made. */
    condition_product_skus: z.array(
      z.object({ count: z.string(), product_sku: cardDetailsView, withdrawn: z.boolean() }),
    ),
    from_description_goods_items: z.array(
      z.object({
        name: z.string(),
        description: z.string(),
        area: z.string(),
        customs_code: z.string(),
        count: z.string(),
        comment: z.string(),
      }),
    ),
  }),
  customer_price: money.nullable(),
  offer_price: money.nullable(),
  contract_price: money.nullable(),
  /** The rate of the day it was published. */
  rate: rateView.nullable(),
  is_created_by_broker: z.boolean(),
  reject_reason: z.enum(rejectReasons).nullable(),
  reject_comment: z.string(),
  stages: z.array(stageView),
  history: z.array(statusEventView),
  permissions: permissionList,
  /** The status the caller's button moves it to; null: no button. */
  next_status: z.enum(requestStatuses).nullable(),
  /** Drafts: another open request of the company for the same card. */
  open_twin: z.object({ id: uuid, numeric_hash: z.string() }).nullable(),
  draft: z.object({ editor: z.string(), seq: z.number().int(), saved_at: z.string().nullable() }).nullable(),
});
export type RequestView = z.infer<typeof requestView>;

/** GET /request/first-step/{requestEntity} and the previews */
export const requestPageView = z.object({ request: requestView });
export type RequestPageView = z.infer<typeof requestPageView>;

export const requestRowView = z.object({
  id: uuid,
  kind: z.enum(['rfc', 'rfd']),
  numeric_hash: z.string(),
  status: z.enum(requestStatuses),
  published_at: z.string().nullable(),
  created_at: z.string(),
  status_at: z.string(),
  name: localized,
  count: z.string(),
  unit: z.string(),
  picture: pictureView.nullable(),
  customer: companyCopy,
  broker_manager: personView.nullable(),
  total_price: money.nullable(),
  /** The rate of the day it was published. */
  rate: rateView.nullable(),
  /** The page it opens, for the caller's role. */
  route: routeView,
});
export type RequestRowView = z.infer<typeof requestRowView>;

/** The four request lists. `managers` is empty for customers. */
export const requestListView = z.object({
  list: z.array(requestRowView),
  total_count: z.number().int(),
  status_counts: z.partialRecord(z.enum(requestStatuses), z.number().int()),
  managers: z.array(personView),
});
export type RequestListView = z.infer<typeof requestListView>;

export const requestListCodec = {
  sorts: ['numeric_hash', 'name', 'manager', 'status', 'published_at', 'total_price'],
  filters: {
    search: { kind: 'text' },
    'published-on': { kind: 'days' },
    status: { kind: 'set' },
    managers: { kind: 'set' },
  },
} as const satisfies ListCodec;
