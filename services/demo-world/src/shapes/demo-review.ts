import type { DemoContact } from './demo-company.js';

export interface DemoReview {
  id: string;
  cardId: string;
  supplierCompanyId: string;
  status: 'created' | 'reviewed' | 'corrected' | 'approved' | 'completed' | 'withdrawn';
  reviewerId: string;
  managerId: string;
  createdAt: string;
  updatedAt: string;
  /** The number of the review round, from 1. A round goes from the reviewer to the manager and back. */
  round: number;
  /** The status transitions that led to the current status, oldest first. */
  steps: { status: DemoReview['status']; at: string; userId: string }[];
  /** The reviewer's comments by form field. `general` applies to the complete card. */
  comments: { round: number; field: string; text: string; at: string }[];
}

/** A discussion about a text of a review's card. */
export interface DemoDiscussion {
  id: string;
  reviewId: string;
  /** The form field, or `general` for the complete card. */
  field: 'name' | 'technical_specification' | 'description' | 'general';
  /** Oldest first, at least one. */
  remarks: { id: string; at: string; userId: string; text: string }[];
  /** Null while the discussion is open. */
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

/** A notification as stored: a type and the parameters of its text. */
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
  /** The media type. */
  type: string;
  ownerUserId: string;
  /** The last day (YYYY-MM-DD) on which a certificate is valid. */
  validUntil?: string;
  /** Returns the bytes, which are always the same. */
  make: () => Buffer;
}

/** `valueE4` / 10 000 is the price in roubles of `nominal` units of `currency`. */
export interface DemoRate {
  currency: 'INR' | 'USD' | 'EUR' | 'CNY';
  /** YYYY-MM-DD */
  date: string;
  nominal: number;
  valueE4: bigint;
  source: 'demo';
}
