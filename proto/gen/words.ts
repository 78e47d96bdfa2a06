// Written by `npm run generate` from the enums of proto/setu/*/v1/words.proto.
export const skuTypes = ['product', 'service'] as const;
export type SkuType = (typeof skuTypes)[number];

export const priceModes = ['request', 'exact', 'range'] as const;
export type PriceMode = (typeof priceModes)[number];

export const cardStates = ['draft', 'published'] as const;
export type CardState = (typeof cardStates)[number];

export const facets = [
  'sub_category',
  'supplier',
  'country',
  'price_band',
  'minimum_quantity',
  'lead_days',
  'inco_terms',
  'certificate',
  'sample',
  'warranty',
] as const;
export type Facet = (typeof facets)[number];

export const cardStandings = ['draft', 'in_review', 'returned', 'published', 'corrected'] as const;
export type CardStanding = (typeof cardStandings)[number];

export const importStates = ['reading', 'checked', 'applying', 'applied', 'stopped', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

export const importFailures = [
  'not_a_workbook',
  'wrong_extension',
  'password_protected',
  'has_macros',
  'unpacks_too_large',
  'too_many_rows',
  'no_rows',
  'no_header',
  'column_twice',
  'unreadable',
  'bad_pictures',
] as const;
export type ImportFailure = (typeof importFailures)[number];

export const importRowResults = ['fresh', 'update', 'unchanged', 'faulty', 'created', 'updated'] as const;
export type ImportRowResult = (typeof importRowResults)[number];

export const categoryChangeKinds = ['created', 'renamed', 'moved', 'deleted', 'attribute_added', 'attribute_removed'] as const;
export type CategoryChangeKind = (typeof categoryChangeKinds)[number];

export const staticPageVersionKinds = ['draft', 'published', 'removed'] as const;
export type StaticPageVersionKind = (typeof staticPageVersionKinds)[number];

export const homeBlockKinds = ['hero', 'promo', 'banner'] as const;
export type HomeBlockKind = (typeof homeBlockKinds)[number];

export const searchLanguages = ['ru', 'en', 'both'] as const;
export type SearchLanguage = (typeof searchLanguages)[number];

export const synonymMeanings = ['same', 'see_also', 'never'] as const;
export type SynonymMeaning = (typeof synonymMeanings)[number];

export const searchWordChangeKinds = ['added', 'changed', 'removed', 'stop_words'] as const;
export type SearchWordChangeKind = (typeof searchWordChangeKinds)[number];

export const readWordFates = ['known', 'unknown', 'too_common', 'stop_word'] as const;
export type ReadWordFate = (typeof readWordFates)[number];

export const landedLines = [
  'goods',
  'pre_carriage',
  'export_clearance',
  'loading',
  'freight',
  'insurance',
  'duty',
  'excise',
  'vat',
  'fee',
  'broker',
  'certification',
  'storage',
  'delivery',
  'bank',
] as const;
export type LandedLine = (typeof landedLines)[number];

export const landedGaps = [
  'no_price',
  'price_range',
  'no_rate',
  'no_weight',
  'no_volume',
  'no_place',
  'no_lane',
  'expired_lane',
  'no_leg',
  'expired_leg',
  'no_tariff',
  'expired_tariff',
  'no_fee',
  'expired_fee',
] as const;
export type LandedGap = (typeof landedGaps)[number];

export const landedOverrides = [
  'rate',
  'freight',
  'insurance',
  'duty',
  'broker',
  'certification',
  'storage',
  'delivery',
  'bank',
] as const;
export type LandedOverride = (typeof landedOverrides)[number];

export const landedUnits = [
  'percent',
  'total',
  'container20',
  'container40',
  'tonne',
  'cubic_metre',
  'kilogram',
  'piece',
] as const;
export type LandedUnit = (typeof landedUnits)[number];

export const laneModes = ['sea', 'air', 'rail', 'road'] as const;
export type LaneMode = (typeof laneModes)[number];

export const tariffKinds = ['percent', 'specific', 'combined_max', 'combined_sum'] as const;
export type TariffKind = (typeof tariffKinds)[number];

export const costTables = ['tariffs', 'fees', 'lanes', 'legs', 'places'] as const;
export type CostTable = (typeof costTables)[number];

export const costRowStates = ['in_force', 'future', 'expired', 'expiring'] as const;
export type CostRowState = (typeof costRowStates)[number];

export const costPlaceGaps = ['no_lane', 'no_leg'] as const;
export type CostPlaceGap = (typeof costPlaceGaps)[number];

export const reviewStatuses = ['created', 'reviewed', 'corrected', 'approved', 'completed', 'withdrawn'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const applicationStatuses = ['new', 'in_work', 'completed', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const applicationStepKinds = ['sent', 'moved', 'given', 'noted', 'supplier_made'] as const;
export type ApplicationStepKind = (typeof applicationStepKinds)[number];

export const companyTypes = ['customer', 'supplier', 'broker'] as const;
export type CompanyType = (typeof companyTypes)[number];

export const personRoles = [
  'ROLE_ADMIN',
  'ROLE_COMPANY_ADMIN',
  'TEAM_GENERAL',
  'TEAM_AUTHORIZED',
  'TEAM_CHIEF',
  'TEAM_ADMIN',
  'TEAM_MANAGER',
  'TEAM_PRODUCT_REVIEWER',
] as const;
export type PersonRole = (typeof personRoles)[number];

export const userStatuses = ['invited', 'active', 'disabled', 'deleted'] as const;
export type UserStatus = (typeof userStatuses)[number];

export const userPermissions = [
  'cart',
  'commerce',
  'request_list',
  'request_queue',
  'review_queue',
  'reviewer_change',
  'application_queue',
  'company_list',
  'supplier_create',
  'report',
  'catalogue_edit',
  'company_admin',
  'team_invite',
  'regulation_sign',
] as const;
export type UserPermission = (typeof userPermissions)[number];

export const objectPermissions = [
  'view',
  'edit',
  'delete',
  'manage',
  'manager_change',
  'cancel',
  'reject',
  'repeat',
  'review',
  'product_create',
  'lock',
] as const;
export type ObjectPermission = (typeof objectPermissions)[number];

export const reportNames = [
  'catalog_analysis',
  'number_of_suppliers_industry',
  'report_on_catalog_reports',
  'report_on_search_requests',
  'report_on_buyers',
  'buyers_users',
  'report_on_suppliers',
] as const;
export type ReportName = (typeof reportNames)[number];

export const rateSources = ['cbr', 'bundled', 'demo'] as const;
export type RateSource = (typeof rateSources)[number];

export const noticeTypes = [
  'request_published',
  'request_status_changed',
  'request_sent_to_supplier',
  'request_manager_set',
  'review_created',
  'review_status_changed',
  'application_new',
  'substitution_started',
  'substitution_finished',
  'supplier_invited',
  'invitation_withdrawn',
  'invitation_declined',
  'supplier_not_chosen',
  'offer_given',
  'offer_changed',
  'offer_shared',
  'offer_preferred',
  'request_message',
  'request_milestone_said',
  'request_made_for_you',
  'paper_ready',
  'request_claim_opened',
  'request_claim_closed',
  'signature_verified',
  'signature_refused',
  'invite_accepted',
  'work_handed_over',
  'company_locked',
  'company_unlocked',
  'company_manager_set',
  'substitution_planned',
  'substitution_changed',
  'substitution_cancelled',
  'regulation_published',
  'regulation_lapsed',
  'review_completed',
  'review_returned',
  'review_edited',
  'application_manager_set',
  'application_status_changed',
  'import_ended',
  'webhook_failed',
  'review_remark',
  'demand_listed',
  'estimate_moved',
  'request_sample_asked',
  'request_sample_sent',
  'request_sample_declined',
  'request_sample_judged',
  'request_sample_address',
] as const;
export type NoticeType = (typeof noticeTypes)[number];

export const noticeGroups = ['messages', 'notices'] as const;
export type NoticeGroup = (typeof noticeGroups)[number];

export const noticeEntities = ['request', 'application', 'review', 'sku', 'company', 'none'] as const;
export type NoticeEntity = (typeof noticeEntities)[number];

export const noticePeriods = ['all', 'day', 'week', 'month'] as const;
export type NoticePeriod = (typeof noticePeriods)[number];

export const businessTypes = ['any', 'manufacturer', 'distributer'] as const;
export type BusinessType = (typeof businessTypes)[number];

export const companyCheckKinds = ['registration', 'tax', 'export', 'bank', 'site'] as const;
export type CompanyCheckKind = (typeof companyCheckKinds)[number];

export const captchaProviders = ['none', 'altcha', 'recaptcha'] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

export const settingTypes = ['number', 'flag', 'words', 'email'] as const;
export type SettingType = (typeof settingTypes)[number];

export const mailKinds = ['messages', 'approvals', 'notices', 'demand'] as const;
export type MailKind = (typeof mailKinds)[number];

export const mailChoices = ['single', 'digest', 'off'] as const;
export type MailChoice = (typeof mailChoices)[number];

export const signatureStates = ['verified', 'unverified'] as const;
export type SignatureState = (typeof signatureStates)[number];

export const factorKinds = ['totp', 'passkey'] as const;
export type FactorKind = (typeof factorKinds)[number];

export const emailSides = ['old', 'new'] as const;
export type EmailSide = (typeof emailSides)[number];

export const emailChangeStates = ['open', 'waiting', 'changed', 'taken'] as const;
export type EmailChangeState = (typeof emailChangeStates)[number];

export const erasureHandovers = ['work', 'admin'] as const;
export type ErasureHandover = (typeof erasureHandovers)[number];

export const tokenScopes = ['catalogue', 'requests'] as const;
export type TokenScope = (typeof tokenScopes)[number];

export const webhookKinds = [
  'request_published',
  'request_status_changed',
  'card_published',
  'card_withdrawn',
  'estimate_changed',
] as const;
export type WebhookKind = (typeof webhookKinds)[number];

export const deliveryStates = ['waiting', 'done', 'given_up'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const requestKinds = ['rfc', 'rfd'] as const;
export type RequestKind = (typeof requestKinds)[number];

export const requestStatuses = [
  'draft',
  'new',
  'in_work',
  'send_to_supplier',
  'offer_received',
  'supplier_selected',
  'contracted',
  'partially_paid',
  'completed',
  'rejected_by_customer',
  'rejected_by_supplier',
  'rejected_by_broker',
] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const rejectReasons = ['supplier_not_found', 'need_changed', 'bad_price', 'bad_offer', 'bad_delivery', 'other'] as const;
export type RejectReason = (typeof rejectReasons)[number];

export const moveFields = [
  'reject_reason',
  'reject_comment',
  'offer_price',
  'contract_price',
  'supplier_id',
  'payment',
  'files',
  'contract_number',
  'contract_date',
] as const;
export type MoveField = (typeof moveFields)[number];

export const stagePhases = ['done', 'doing', 'todo', 'closed'] as const;
export type StagePhase = (typeof stagePhases)[number];

export const assignmentResults = ['assigned', 'unchanged', 'closed', 'not_found'] as const;
export type AssignmentResult = (typeof assignmentResults)[number];

export const invitationStates = ['open', 'declined', 'chosen', 'not_chosen', 'withdrawn'] as const;
export type InvitationState = (typeof invitationStates)[number];

export const invitationSteps = [
  'invited',
  'withdrawn',
  'declined',
  'chosen',
  'not_chosen',
  'offer_given',
  'offer_changed',
  'shared',
  'unshared',
  'preferred',
] as const;
export type InvitationStep = (typeof invitationSteps)[number];

export const declineReasons = ['not_our_product', 'out_of_stock', 'no_capacity', 'bad_terms', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

export const milestoneKinds = ['advance', 'shipped', 'at_customs', 'delivered', 'balance'] as const;
export type MilestoneKind = (typeof milestoneKinds)[number];

export const waitingReasons = ['turn', 'question', 'message', 'milestone', 'claim', 'sample', 'offers'] as const;
export type WaitingReason = (typeof waitingReasons)[number];

export const paperKinds = [
  'request',
  'specification',
  'proforma_advance',
  'proforma_balance',
  'proforma_full',
  'offers',
] as const;
export type PaperKind = (typeof paperKinds)[number];

export const paperStates = ['making', 'ready', 'failed'] as const;
export type PaperState = (typeof paperStates)[number];

export const incoTerms = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const;
export type IncoTerm = (typeof incoTerms)[number];

export const offerMerits = ['price', 'lead_days', 'minimum_quantum', 'valid_until'] as const;
export type OfferMerit = (typeof offerMerits)[number];

export const trustKinds = ['answers', 'offers', 'shipments', 'deals', 'samples'] as const;
export type TrustKind = (typeof trustKinds)[number];

export const estimateSources = ['card', 'offer', 'contract'] as const;
export type EstimateSource = (typeof estimateSources)[number];

export const sampleStates = ['asked', 'sent', 'judged', 'declined'] as const;
export type SampleState = (typeof sampleStates)[number];

export const sampleVerdicts = ['suits', 'suits_with_remarks', 'does_not_suit'] as const;
export type SampleVerdict = (typeof sampleVerdicts)[number];
