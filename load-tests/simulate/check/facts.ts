import type { Sessions } from '../sessions.js';

interface Stored {
  outbox: { id: string; subject: string; aggregate_id: string; published_at: string | null }[];
  inbox: { consumer: string; event_id: string }[];
  dead_letter: { consumer: string; error: string }[];
}

export interface RequestFacts extends Stored {
  request: {
    id: string;
    status: string;
    version: number;
    event_seq: number;
    customer_company_id: string;
    supplier_company_id: string | null;
    broker_manager_id: string | null;
    author_user_id: string;
  }[];
  status_event: {
    request_id: string;
    seq: number;
    status: string;
    by_user_id: string;
    acting_user_id: string | null;
    payment_minor: number | null;
  }[];
  message: { id: string; conversation_id: string; seq: number; text: string }[];
  conversation: { id: string; request_id: string; channel: string; seq: number }[];
  invitation: { id: string; request_id: string; version: number; supplier_company_id: string; state: string }[];
  supplier_offer: { invitation_id: string; version: number; price_minor: number; comment: string }[];
  offer: { request_id: string; price_minor: number }[];
  contract: { request_id: string; price_minor: number }[];
  cart_line: { user_id: string; sku_id: string; count: number }[];
  claim: { id: string; request_id: string; closed_at: string | null }[];
  sample: {
    id: string;
    request_id: string;
    supplier_company_id: string;
    state: string;
    comment: string;
    tracking: string;
    decline_reason: string;
    verdict_comment: string;
    asked_by_user_id: string;
    answered_by_user_id: string | null;
    judged_by_user_id: string | null;
  }[];
  user_copy: { id: string; version: number; status: string }[];
  request_audit: { request_id: string; field: string; old_value: string; new_value: string }[];
}

export interface IdentityFacts extends Stored {
  notice: {
    user_id: string;
    event_id: string;
    type: string;
    entity_id: string;
    read_at: string | null;
    params: Record<string, string>;
  }[];
  notice_part: { user_id: string; event_id: string }[];
  company_request: { request_id: string; customer_id: string; supplier_id: string | null; is_open: boolean }[];
  mail: { key: string }[];
  substitution: {
    id: string;
    user_id: string;
    substitute_id: string;
    starts_at: string;
    ends_at: string;
    created_at: string;
    removed_at: string | null;
    begin_told_at: string | null;
    end_told_at: string | null;
  }[];
  audit: { action: string; object_id: string }[];
  app_user: { id: string; status: string; version: number }[];
}

export interface CatalogueFacts extends Stored {
  sku: {
    id: string;
    published_version: number | null;
    draft_version: number | null;
    removed_at: string | null;
    revision: number;
  }[];
  sku_version: {
    sku_id: string;
    version: number;
    edit: number;
    name_en: string;
    name_ru: string;
    vendor_code: string;
    picture_ids: string[];
  }[];
  import_run: { id: string; key: string; file_id: string; state: string; stored: number; faulty: number }[];
  import_row: { run_id: string; row: number; vendor_code: string; result: string; sku_id: string | null }[];
  sku_review: { review_id: string; sku_id: string; status: string; revision: number }[];
  search_doc: { sku_id: string }[];
}

export interface ReviewFacts extends Stored {
  product_review: {
    id: string;
    sku_id: string;
    status: string;
    version: number;
    revision: number;
    card_version: number;
    approved_edit: number;
  }[];
  review_step: { review_id: string; seq: number; status: string; by_user_id: string | null }[];
  translation: { review_id: string; russian: Record<string, string> }[];
  sku_copy: { id: string; state: string; revision: number; draft_version: number; edit: number }[];
}

/** What the databases hold after a run. */
export interface Facts {
  /** The effects of consumers. */
  effects: { consumer: string; event_id: string }[];
  request: RequestFacts;
  identity: IdentityFacts;
  catalogue: CatalogueFacts;
  review: ReviewFacts;
}

const stored = ['outbox', 'inbox', 'dead_letter'];

const tables = {
  request: [
    ...[...stored, 'request', 'status_event', 'message', 'conversation', 'invitation', 'supplier_offer', 'offer'],
    ...['contract', 'cart_line', 'claim', 'sample', 'request_audit', 'user_copy'],
  ],
  identity: [...stored, 'notice', 'notice_part', 'company_request', 'mail', 'substitution', 'audit', 'app_user'],
  catalogue: [...stored, 'sku', 'sku_version', 'sku_review', 'search_doc', 'import_run', 'import_row'],
  review: [...stored, 'product_review', 'review_step', 'translation', 'sku_copy'],
} as const;

type Service = keyof typeof tables;

const all = Object.keys(tables) as Service[];

const statementOf = (services: readonly Service[]): string => {
  const parts = services.map((service) => {
    const each = tables[service].map(
      (name) => `'${name}', (select coalesce(json_agg(t), '[]') from setu_${service}.${name} t)`,
    );
    return `'${service}', json_build_object(${each.join(', ')})`;
  });
  const effects = `'effects', (select coalesce(json_agg(t), '[]') from sim.effect t)`;
  return `select json_build_object(${[...parts, effects].join(', ')}) as facts`;
};

/** What the databases of services hold that did not run. It is the same after every run. */
const idle = new WeakMap<Sessions, Facts>();

/** Reads what the databases hold, in one statement. What did not run is read once. */
export async function readFacts(sessions: Sessions, ran: readonly string[]): Promise<Facts> {
  const known = idle.get(sessions);
  const services = known === undefined ? all : all.filter((each) => ran.includes(each));
  const [row] = await sessions.asOwner<{ facts: Facts }>(statementOf(services), [], `facts ${services.join()}`);
  if (row === undefined) throw new Error('the databases did not answer');
  // Only a run without the services of cards leaves them as every such run finds them.
  if (known === undefined && !ran.includes('catalogue')) idle.set(sessions, row.facts);
  return { ...known, ...row.facts };
}
