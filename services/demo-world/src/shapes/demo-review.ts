import type { DemoContact } from './demo-company.js';

export interface DemoReview {
  id: string;
  cardId: string;
  supplierCompanyId: string;
  status: 'created' | 'reviewed' | 'corrected' | 'approved' | 'completed';
  reviewerId: string;
  managerId: string;
  createdAt: string;
  updatedAt: string;
  /** Which pass from the reviewer to the manager and back it is, from 1. */
  round: number;
  /** How it came to where it stands, first to last. */
  steps: { status: DemoReview['status']; at: string; userId: string }[];
  /** What the reviewer wrote, by the form's field; `general` to the whole. */
  comments: { round: number; field: string; text: string; at: string }[];
}

/** What was said about a text of a review's card. */
export interface DemoDiscussion {
  id: string;
  reviewId: string;
  /** The form's field; `general` for the whole card. */
  field: 'name' | 'technical_specification' | 'description' | 'general';
  /** Oldest first, never none. */
  remarks: { id: string; at: string; userId: string; text: string }[];
  /** Null: open. */
  resolved: { at: string; userId: string } | null;
}

export interface DemoTerm {
  id: string;
  english: string;
  russian: string;
  note: string;
  updatedAt: string;
}

export interface DemoApplication {
  id: string;
  numericHash: string;
  status: 'new' | 'in_work' | 'completed' | 'rejected';
  createdAt: string;
  inWorkAt: string | null;
  completedAt: string | null;
  companyName: string;
  pan: string;
  gstn: string;
  importExportCode: string;
  webSiteUrl: string;
  address: string;
  businessType: 'any' | 'manufacturer' | 'distributer';
  industryIds: string[];
  otherIndustry: string;
  exportProductList: string;
  contact: DemoContact;
  brokerManagerId: string | null;
  rejectReason: string;
  fileIds: string[];
  regulationAccepted: true;
}

export type DemoNoticeType =
  | 'request_published'
  | 'request_status_changed'
  | 'request_manager_set'
  | 'request_sent_to_supplier'
  | 'request_message'
  | 'supplier_invited'
  | 'invitation_declined'
  | 'offer_given'
  | 'offer_shared'
  | 'offer_preferred'
  | 'substitution_started'
  | 'application_new'
  | 'review_created'
  | 'review_remark';

/** A notice as stored: a type and what its words need. */
export interface DemoNotice {
  id: string;
  userId: string;
  type: DemoNoticeType;
  params: Record<string, string>;
  entityType: 'request' | 'application' | 'review' | 'sku' | 'company' | 'none';
  entityId: string;
  createdAt: string;
  isRead: boolean;
}

export interface DemoFile {
  id: string;
  name: string;
  /** A media type. */
  type: string;
  ownerUserId: string;
  /** Gives the bytes, the same every time. */
  make: () => Buffer;
}

/** Roubles for `nominal` units of `currency`: `valueE4` / 10 000. */
export interface DemoRate {
  currency: 'INR';
  /** YYYY-MM-DD */
  date: string;
  nominal: 100;
  valueE4: bigint;
  source: 'demo';
}
