import type {
  BusinessType,
  CardSection,
  CostPlaceGap,
  CostRowState,
  CostTable,
  DeclineReason,
  InvitationState,
  MilestoneKind,
  NumberUnit,
  RejectReason,
  RequestStatus,
  ReviewStatus,
  SupplierTextName,
  WaitingReason,
} from '@setu/contract';
import type auditWords from '@setu/contract/texts/en/audit-words.json';
import type reportWords from '@setu/contract/texts/en/report-words.json';
import type settingWords from '@setu/contract/texts/en/setting-words.json';
import type access from '../locales/en/access.json';
import type account from '../locales/en/account.json';
import type applications from '../locales/en/applications.json';
import type audit from '../locales/en/audit.json';
import type cardForm from '../locales/en/card-form.json';
import type cardUpload from '../locales/en/card-upload.json';
import type cart from '../locales/en/cart.json';
import type catalogue from '../locales/en/catalogue.json';
import type common from '../locales/en/common.json';
import type companies from '../locales/en/companies.json';
import type company from '../locales/en/company.json';
import type companyAdmin from '../locales/en/company-admin.json';
import type conversation from '../locales/en/conversation.json';
import type costAdmin from '../locales/en/cost-admin.json';
import type discussion from '../locales/en/discussion.json';
import type fields from '../locales/en/fields.json';
import type gallery from '../locales/en/gallery.json';
import type home from '../locales/en/home.json';
import type homeAdmin from '../locales/en/home-admin.json';
import type hsCodes from '../locales/en/hs-codes.json';
import type landed from '../locales/en/landed.json';
import type mail from '../locales/en/mail.json';
import type notices from '../locales/en/notices.json';
import type offers from '../locales/en/offers.json';
import type ownAccount from '../locales/en/own-account.json';
import type pageEditor from '../locales/en/page-editor.json';
import type pages from '../locales/en/pages.json';
import type password from '../locales/en/password.json';
import type product from '../locales/en/product.json';
import type register from '../locales/en/register.json';
import type regulations from '../locales/en/regulations.json';
import type reports from '../locales/en/reports.json';
import type requestAudit from '../locales/en/request-audit.json';
import type requestForms from '../locales/en/request-forms.json';
import type requests from '../locales/en/requests.json';
import type review from '../locales/en/review.json';
import type richText from '../locales/en/rich-text.json';
import type samples from '../locales/en/samples.json';
import type searchWords from '../locales/en/search-words.json';
import type secondFactor from '../locales/en/second-factor.json';
import type settings from '../locales/en/settings.json';
import type signing from '../locales/en/signing.json';
import type substitution from '../locales/en/substitution.json';
import type supplierDesk from '../locales/en/supplier-desk.json';
import type support from '../locales/en/support.json';
import type team from '../locales/en/team.json';
import type tokens from '../locales/en/tokens.json';
import type tree from '../locales/en/tree.json';
import type trust from '../locales/en/trust.json';
import type views from '../locales/en/views.json';
import type webhooks from '../locales/en/webhooks.json';

/** Texts of the features and of the shell. The keys come from their English files. */
export interface OwnTexts {
  common: typeof common;
  access: typeof access;
  account: typeof account;
  audit: typeof audit;
  'card-form': typeof cardForm;
  'card-upload': typeof cardUpload;
  applications: typeof applications;
  cart: typeof cart;
  catalogue: typeof catalogue;
  companies: typeof companies;
  company: typeof company;
  'company-admin': typeof companyAdmin;
  'cost-admin': typeof costAdmin;
  discussion: typeof discussion;
  fields: typeof fields;
  conversation: typeof conversation;
  gallery: typeof gallery;
  home: typeof home;
  'home-admin': typeof homeAdmin;
  'hs-codes': typeof hsCodes;
  landed: typeof landed;
  mail: typeof mail;
  notices: typeof notices;
  offers: typeof offers;
  'own-account': typeof ownAccount;
  'supplier-desk': typeof supplierDesk;
  'page-editor': typeof pageEditor;
  'rich-text': typeof richText;
  pages: typeof pages;
  password: typeof password;
  product: typeof product;
  register: typeof register;
  regulations: typeof regulations;
  reports: typeof reports;
  settings: typeof settings;
  'request-audit': typeof requestAudit;
  'request-forms': typeof requestForms;
  requests: typeof requests;
  review: typeof review;
  samples: typeof samples;
  'search-words': typeof searchWords;
  'second-factor': typeof secondFactor;
  substitution: typeof substitution;
  support: typeof support;
  signing: typeof signing;
  team: typeof team;
  tokens: typeof tokens;
  tree: typeof tree;
  trust: typeof trust;
  views: typeof views;
  webhooks: typeof webhooks;
}

/**
 * Texts that the BFF and the web both show. They belong to the contract, and their keys are codes that arrive at run
 * time.
 */
export interface SharedTexts {
  statuses: {
    request: Record<RequestStatus, string>;
    /** The state of the suppliers' answers, where it names a request better than its status. */
    answer: Record<'awaited' | 'sent' | 'received', string>;
    rejectReason: Record<RejectReason, string>;
    /** The reasons that suppliers and brokers mean in another way than customers. */
    supplierReason: Record<'bad_price' | 'bad_offer' | 'bad_delivery', string>;
    brokerReason: Record<'bad_delivery', string>;
    declineReason: Record<DeclineReason, string>;
    invitation: Record<InvitationState, string>;
    milestone: Record<MilestoneKind, string>;
    businessType: Record<BusinessType, string>;
    /** What the buttons of tasks say. */
    act: Record<
      | Exclude<RequestStatus, `rejected_${string}`>
      | Exclude<WaitingReason, 'turn' | 'sample'>
      | 'offers_given'
      | 'advance_reported'
      | 'shipment_reported'
      | 'sendSample'
      | 'judgeSample'
      | 'passSampleAddress',
      string
    >;
    /** What the buttons of reviews say. */
    reviewAct: Record<Exclude<ReviewStatus, 'completed' | 'withdrawn'> | 'sendOn', string>;
  };
  /** Keyed by the fields that the registry describes. */
  'card-fields': {
    section: Record<CardSection, string>;
    label: Record<string, string>;
    help: Record<string, string>;
    labelOfService: Record<string, string>;
    helpOfService: Record<string, string>;
    joined: Record<string, string>;
    option: Record<string, Record<string, string>>;
    unit: Record<NumberUnit, string>;
    amount: Record<'months_one' | 'months_other', string>;
  };
  /** Keyed by the columns that the registry of cost tables describes. */
  'cost-tables': {
    table: Record<CostTable, string>;
    column: Record<string, Record<string, string>>;
    option: Record<CostTable, Record<string, Record<string, string>>> & { flag: Record<'yes' | 'no', string> };
    state: Record<CostRowState, string>;
    gap: Record<CostPlaceGap, string>;
  };
  /** Keyed by the texts that the registry of suppliers describes. */
  'supplier-fields': { label: Record<SupplierTextName, string>; hint: Record<string, string> };
  problems: { code: Record<string, string> };
  validation: Record<string, string>;
  'audit-words': typeof auditWords;
  'report-words': typeof reportWords;
  'setting-words': typeof settingWords;
}

export interface Texts extends OwnTexts, SharedTexts {}

export type TextNamespace = keyof Texts;

/** The namespaces loaded before the first paint. */
export const startNamespaces = ['common', 'problems', 'validation', 'statuses'] as const satisfies TextNamespace[];
