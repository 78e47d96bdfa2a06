import { createHash } from 'node:crypto';
import type { InvitationState, OfferMerit, PaperKind } from '@setu/proto/words';
import type { LocalText } from '../../requests/domain/local-text.js';

/** An amount as a paper shows it: both currencies, with the rate that leads from one to the other. Minor units, as text. */
export interface PaperAmount {
  what: 'customer' | 'offer' | 'contract' | 'advance' | 'balance';
  rupees: string | undefined;
  roubles: string | undefined;
  /** Roubles for one rupee, its day, and whose it is. */
  rate: { value: string; date: string; source: string } | undefined;
  /** Of an instalment: its share of the whole, in percent. */
  percent: number | undefined;
}

/** One thing of a paper's table. */
export interface PaperLine {
  name: LocalText;
  description: string;
  vendorCode: string;
  hsCode: string;
  count: string;
  unit: LocalText;
}

/** Who stands on a paper, by name. */
export interface PaperParty {
  name: string;
  inn: string;
}

/** One offer of a comparison. Minor units and figures as text, in what it is the best by name. */
export interface PaperOffer {
  supplier: string;
  /** What has become of it: it stands, expired, or its invitation's state. */
  state: InvitationState | 'expired';
  price: PaperAmount;
  leadDays: number;
  minimumQuantum: number;
  incoTerms: string;
  incoPlace: string;
  /** Days, YYYY-MM-DD. */
  validUntil: string;
  changedOn: string;
  version: number;
  isPreferred: boolean;
  best: OfferMerit[];
}

/** All a paper says, as far as the company it is for may know it. Nothing else goes into its bytes. */
export interface PaperContent {
  kind: PaperKind;
  number: string;
  /** Of publishing, YYYY-MM-DD by Moscow's clocks. */
  date: string;
  customer: PaperParty | undefined;
  contact: string;
  supplier: PaperParty | undefined;
  broker: string;
  lines: PaperLine[];
  incoTerms: string;
  incoPlace: LocalText;
  leadDays: number;
  warrantyMonths: number | undefined;
  /** In percent of the price. */
  advance: number | undefined;
  timeFrame: string;
  comment: string;
  amounts: PaperAmount[];
  /** Of a comparison alone. */
  offers?: PaperOffer[];
}

type Named = Record<'surname' | 'name' | 'patronymic', string>;

/** How a paper calls a person. */
export const fullName = ({ surname, name, patronymic }: Named): string =>
  [surname, name, patronymic].filter(Boolean).join(' ');

/** Whom to call, as a paper says it; empty: nobody. */
export const contactLine = (contact: Named & Record<'phone' | 'email', string>): string =>
  [fullName(contact), contact.phone, contact.email].filter(Boolean).join(', ');

// A stored content comes back with its fields in another order.
const inOrder = (_: string, value: unknown): unknown =>
  value instanceof Object && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** What two papers that say the same have in common, in whatever order they say it. */
export const contentHash = (content: PaperContent): string =>
  createHash('sha256').update(JSON.stringify(content, inOrder)).digest('hex');
