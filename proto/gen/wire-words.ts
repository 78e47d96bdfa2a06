// Written by `npm run generate` from the enums of proto/setu/*/v1/words.proto.
import { SkuType as WireSkuType, PriceMode as WirePriceMode, CardState as WireCardState, Facet as WireFacet, CardStanding as WireCardStanding, ImportState as WireImportState, ImportFailure as WireImportFailure, ImportRowResult as WireImportRowResult, CategoryChangeKind as WireCategoryChangeKind, StaticPageVersionKind as WireStaticPageVersionKind, HomeBlockKind as WireHomeBlockKind, SearchLanguage as WireSearchLanguage, SynonymMeaning as WireSynonymMeaning, SearchWordChangeKind as WireSearchWordChangeKind, ReadWordFate as WireReadWordFate, LandedLine as WireLandedLine, LandedGap as WireLandedGap, LandedOverride as WireLandedOverride, LandedUnit as WireLandedUnit, LaneMode as WireLaneMode, TariffKind as WireTariffKind, CostTable as WireCostTable, CostRowState as WireCostRowState, CostPlaceGap as WireCostPlaceGap } from './setu/catalogue/v1/words.js';
import { ReviewStatus as WireReviewStatus, ApplicationStatus as WireApplicationStatus, ApplicationStepKind as WireApplicationStepKind } from './setu/review/v1/words.js';
import { CompanyType as WireCompanyType, PersonRole as WirePersonRole, UserStatus as WireUserStatus, UserPermission as WireUserPermission, ObjectPermission as WireObjectPermission, ReportName as WireReportName } from './setu/common/v1/words.js';
import { RateSource as WireRateSource } from './setu/fx/v1/words.js';
import { NoticeType as WireNoticeType, NoticeGroup as WireNoticeGroup, NoticeEntity as WireNoticeEntity, NoticePeriod as WireNoticePeriod, BusinessType as WireBusinessType, CompanyCheckKind as WireCompanyCheckKind, CaptchaProvider as WireCaptchaProvider, SettingType as WireSettingType, MailKind as WireMailKind, MailChoice as WireMailChoice, SignatureState as WireSignatureState, FactorKind as WireFactorKind, EmailSide as WireEmailSide, EmailChangeState as WireEmailChangeState, ErasureHandover as WireErasureHandover, TokenScope as WireTokenScope, WebhookKind as WireWebhookKind, DeliveryState as WireDeliveryState } from './setu/identity/v1/words.js';
import { RequestKind as WireRequestKind, RequestStatus as WireRequestStatus, RejectReason as WireRejectReason, MoveField as WireMoveField, StagePhase as WireStagePhase, AssignmentResult as WireAssignmentResult, InvitationState as WireInvitationState, InvitationStep as WireInvitationStep, DeclineReason as WireDeclineReason, MilestoneKind as WireMilestoneKind, WaitingReason as WireWaitingReason, PaperKind as WirePaperKind, PaperState as WirePaperState, IncoTerm as WireIncoTerm, OfferMerit as WireOfferMerit, TrustKind as WireTrustKind, EstimateSource as WireEstimateSource, SampleState as WireSampleState, SampleVerdict as WireSampleVerdict } from './setu/request/v1/words.js';
import type { SkuType, PriceMode, CardState, Facet, CardStanding, ImportState, ImportFailure, ImportRowResult, CategoryChangeKind, StaticPageVersionKind, HomeBlockKind, SearchLanguage, SynonymMeaning, SearchWordChangeKind, ReadWordFate, LandedLine, LandedGap, LandedOverride, LandedUnit, LaneMode, TariffKind, CostTable, CostRowState, CostPlaceGap, ReviewStatus, ApplicationStatus, ApplicationStepKind, CompanyType, PersonRole, UserStatus, UserPermission, ObjectPermission, ReportName, RateSource, NoticeType, NoticeGroup, NoticeEntity, NoticePeriod, BusinessType, CompanyCheckKind, CaptchaProvider, SettingType, MailKind, MailChoice, SignatureState, FactorKind, EmailSide, EmailChangeState, ErasureHandover, TokenScope, WebhookKind, DeliveryState, RequestKind, RequestStatus, RejectReason, MoveField, StagePhase, AssignmentResult, InvitationState, InvitationStep, DeclineReason, MilestoneKind, WaitingReason, PaperKind, PaperState, IncoTerm, OfferMerit, TrustKind, EstimateSource, SampleState, SampleVerdict } from './words.js';

const skuTypeWords: Readonly<Record<string, SkuType>> = {
  [WireSkuType.PRODUCT]: 'product',
  [WireSkuType.SERVICE]: 'service',
};
const skuTypeEnums: Readonly<Record<SkuType, WireSkuType>> = {
  product: WireSkuType.PRODUCT,
  service: WireSkuType.SERVICE,
};
/** The word of a wire SkuType; undefined for UNSPECIFIED and for values unknown to this build. */
export const skuTypeWord = (value: WireSkuType): SkuType | undefined => skuTypeWords[value];
/** The wire SkuType of a word. */
export const wireSkuType = (word: SkuType): WireSkuType => skuTypeEnums[word];

const priceModeWords: Readonly<Record<string, PriceMode>> = {
  [WirePriceMode.REQUEST]: 'request',
  [WirePriceMode.EXACT]: 'exact',
  [WirePriceMode.RANGE]: 'range',
};
const priceModeEnums: Readonly<Record<PriceMode, WirePriceMode>> = {
  request: WirePriceMode.REQUEST,
  exact: WirePriceMode.EXACT,
  range: WirePriceMode.RANGE,
};
/** The word of a wire PriceMode; undefined for UNSPECIFIED and for values unknown to this build. */
export const priceModeWord = (value: WirePriceMode): PriceMode | undefined => priceModeWords[value];
/** The wire PriceMode of a word. */
export const wirePriceMode = (word: PriceMode): WirePriceMode => priceModeEnums[word];

const cardStateWords: Readonly<Record<string, CardState>> = {
  [WireCardState.DRAFT]: 'draft',
  [WireCardState.PUBLISHED]: 'published',
};
const cardStateEnums: Readonly<Record<CardState, WireCardState>> = {
  draft: WireCardState.DRAFT,
  published: WireCardState.PUBLISHED,
};
/** The word of a wire CardState; undefined for UNSPECIFIED and for values unknown to this build. */
export const cardStateWord = (value: WireCardState): CardState | undefined => cardStateWords[value];
/** The wire CardState of a word. */
export const wireCardState = (word: CardState): WireCardState => cardStateEnums[word];

const facetWords: Readonly<Record<string, Facet>> = {
  [WireFacet.SUB_CATEGORY]: 'sub_category',
  [WireFacet.SUPPLIER]: 'supplier',
  [WireFacet.COUNTRY]: 'country',
  [WireFacet.PRICE_BAND]: 'price_band',
  [WireFacet.MINIMUM_QUANTITY]: 'minimum_quantity',
  [WireFacet.LEAD_DAYS]: 'lead_days',
  [WireFacet.INCO_TERMS]: 'inco_terms',
  [WireFacet.CERTIFICATE]: 'certificate',
  [WireFacet.SAMPLE]: 'sample',
  [WireFacet.WARRANTY]: 'warranty',
};
const facetEnums: Readonly<Record<Facet, WireFacet>> = {
  sub_category: WireFacet.SUB_CATEGORY,
  supplier: WireFacet.SUPPLIER,
  country: WireFacet.COUNTRY,
  price_band: WireFacet.PRICE_BAND,
  minimum_quantity: WireFacet.MINIMUM_QUANTITY,
  lead_days: WireFacet.LEAD_DAYS,
  inco_terms: WireFacet.INCO_TERMS,
  certificate: WireFacet.CERTIFICATE,
  sample: WireFacet.SAMPLE,
  warranty: WireFacet.WARRANTY,
};
/** The word of a wire Facet; undefined for UNSPECIFIED and for values unknown to this build. */
export const facetWord = (value: WireFacet): Facet | undefined => facetWords[value];
/** The wire Facet of a word. */
export const wireFacet = (word: Facet): WireFacet => facetEnums[word];

const cardStandingWords: Readonly<Record<string, CardStanding>> = {
  [WireCardStanding.DRAFT]: 'draft',
  [WireCardStanding.IN_REVIEW]: 'in_review',
  [WireCardStanding.RETURNED]: 'returned',
  [WireCardStanding.PUBLISHED]: 'published',
  [WireCardStanding.CORRECTED]: 'corrected',
};
const cardStandingEnums: Readonly<Record<CardStanding, WireCardStanding>> = {
  draft: WireCardStanding.DRAFT,
  in_review: WireCardStanding.IN_REVIEW,
  returned: WireCardStanding.RETURNED,
  published: WireCardStanding.PUBLISHED,
  corrected: WireCardStanding.CORRECTED,
};
/** The word of a wire CardStanding; undefined for UNSPECIFIED and for values unknown to this build. */
export const cardStandingWord = (value: WireCardStanding): CardStanding | undefined => cardStandingWords[value];
/** The wire CardStanding of a word. */
export const wireCardStanding = (word: CardStanding): WireCardStanding => cardStandingEnums[word];

const importStateWords: Readonly<Record<string, ImportState>> = {
  [WireImportState.READING]: 'reading',
  [WireImportState.CHECKED]: 'checked',
  [WireImportState.APPLYING]: 'applying',
  [WireImportState.APPLIED]: 'applied',
  [WireImportState.STOPPED]: 'stopped',
  [WireImportState.FAILED]: 'failed',
};
const importStateEnums: Readonly<Record<ImportState, WireImportState>> = {
  reading: WireImportState.READING,
  checked: WireImportState.CHECKED,
  applying: WireImportState.APPLYING,
  applied: WireImportState.APPLIED,
  stopped: WireImportState.STOPPED,
  failed: WireImportState.FAILED,
};
/** The word of a wire ImportState; undefined for UNSPECIFIED and for values unknown to this build. */
export const importStateWord = (value: WireImportState): ImportState | undefined => importStateWords[value];
/** The wire ImportState of a word. */
export const wireImportState = (word: ImportState): WireImportState => importStateEnums[word];

const importFailureWords: Readonly<Record<string, ImportFailure>> = {
  [WireImportFailure.NOT_A_WORKBOOK]: 'not_a_workbook',
  [WireImportFailure.WRONG_EXTENSION]: 'wrong_extension',
  [WireImportFailure.PASSWORD_PROTECTED]: 'password_protected',
  [WireImportFailure.HAS_MACROS]: 'has_macros',
  [WireImportFailure.UNPACKS_TOO_LARGE]: 'unpacks_too_large',
  [WireImportFailure.TOO_MANY_ROWS]: 'too_many_rows',
  [WireImportFailure.NO_ROWS]: 'no_rows',
  [WireImportFailure.NO_HEADER]: 'no_header',
  [WireImportFailure.COLUMN_TWICE]: 'column_twice',
  [WireImportFailure.UNREADABLE]: 'unreadable',
  [WireImportFailure.BAD_PICTURES]: 'bad_pictures',
};
const importFailureEnums: Readonly<Record<ImportFailure, WireImportFailure>> = {
  not_a_workbook: WireImportFailure.NOT_A_WORKBOOK,
  wrong_extension: WireImportFailure.WRONG_EXTENSION,
  password_protected: WireImportFailure.PASSWORD_PROTECTED,
  has_macros: WireImportFailure.HAS_MACROS,
  unpacks_too_large: WireImportFailure.UNPACKS_TOO_LARGE,
  too_many_rows: WireImportFailure.TOO_MANY_ROWS,
  no_rows: WireImportFailure.NO_ROWS,
  no_header: WireImportFailure.NO_HEADER,
  column_twice: WireImportFailure.COLUMN_TWICE,
  unreadable: WireImportFailure.UNREADABLE,
  bad_pictures: WireImportFailure.BAD_PICTURES,
};
/** The word of a wire ImportFailure; undefined for UNSPECIFIED and for values unknown to this build. */
export const importFailureWord = (value: WireImportFailure): ImportFailure | undefined => importFailureWords[value];
/** The wire ImportFailure of a word. */
export const wireImportFailure = (word: ImportFailure): WireImportFailure => importFailureEnums[word];

const importRowResultWords: Readonly<Record<string, ImportRowResult>> = {
  [WireImportRowResult.FRESH]: 'fresh',
  [WireImportRowResult.UPDATE]: 'update',
  [WireImportRowResult.UNCHANGED]: 'unchanged',
  [WireImportRowResult.FAULTY]: 'faulty',
  [WireImportRowResult.CREATED]: 'created',
  [WireImportRowResult.UPDATED]: 'updated',
};
const importRowResultEnums: Readonly<Record<ImportRowResult, WireImportRowResult>> = {
  fresh: WireImportRowResult.FRESH,
  update: WireImportRowResult.UPDATE,
  unchanged: WireImportRowResult.UNCHANGED,
  faulty: WireImportRowResult.FAULTY,
  created: WireImportRowResult.CREATED,
  updated: WireImportRowResult.UPDATED,
};
/** The word of a wire ImportRowResult; undefined for UNSPECIFIED and for values unknown to this build. */
export const importRowResultWord = (value: WireImportRowResult): ImportRowResult | undefined => importRowResultWords[value];
/** The wire ImportRowResult of a word. */
export const wireImportRowResult = (word: ImportRowResult): WireImportRowResult => importRowResultEnums[word];

const categoryChangeKindWords: Readonly<Record<string, CategoryChangeKind>> = {
  [WireCategoryChangeKind.CREATED]: 'created',
  [WireCategoryChangeKind.RENAMED]: 'renamed',
  [WireCategoryChangeKind.MOVED]: 'moved',
  [WireCategoryChangeKind.DELETED]: 'deleted',
  [WireCategoryChangeKind.ATTRIBUTE_ADDED]: 'attribute_added',
  [WireCategoryChangeKind.ATTRIBUTE_REMOVED]: 'attribute_removed',
};
const categoryChangeKindEnums: Readonly<Record<CategoryChangeKind, WireCategoryChangeKind>> = {
  created: WireCategoryChangeKind.CREATED,
  renamed: WireCategoryChangeKind.RENAMED,
  moved: WireCategoryChangeKind.MOVED,
  deleted: WireCategoryChangeKind.DELETED,
  attribute_added: WireCategoryChangeKind.ATTRIBUTE_ADDED,
  attribute_removed: WireCategoryChangeKind.ATTRIBUTE_REMOVED,
};
/** The word of a wire CategoryChangeKind; undefined for UNSPECIFIED and for values unknown to this build. */
export const categoryChangeKindWord = (value: WireCategoryChangeKind): CategoryChangeKind | undefined => categoryChangeKindWords[value];
/** The wire CategoryChangeKind of a word. */
export const wireCategoryChangeKind = (word: CategoryChangeKind): WireCategoryChangeKind => categoryChangeKindEnums[word];

const staticPageVersionKindWords: Readonly<Record<string, StaticPageVersionKind>> = {
  [WireStaticPageVersionKind.DRAFT]: 'draft',
  [WireStaticPageVersionKind.PUBLISHED]: 'published',
  [WireStaticPageVersionKind.REMOVED]: 'removed',
};
const staticPageVersionKindEnums: Readonly<Record<StaticPageVersionKind, WireStaticPageVersionKind>> = {
  draft: WireStaticPageVersionKind.DRAFT,
  published: WireStaticPageVersionKind.PUBLISHED,
  removed: WireStaticPageVersionKind.REMOVED,
};
/** The word of a wire StaticPageVersionKind; undefined for UNSPECIFIED and for values unknown to this build. */
export const staticPageVersionKindWord = (value: WireStaticPageVersionKind): StaticPageVersionKind | undefined => staticPageVersionKindWords[value];
/** The wire StaticPageVersionKind of a word. */
export const wireStaticPageVersionKind = (word: StaticPageVersionKind): WireStaticPageVersionKind => staticPageVersionKindEnums[word];

const homeBlockKindWords: Readonly<Record<string, HomeBlockKind>> = {
  [WireHomeBlockKind.HERO]: 'hero',
  [WireHomeBlockKind.PROMO]: 'promo',
  [WireHomeBlockKind.BANNER]: 'banner',
};
const homeBlockKindEnums: Readonly<Record<HomeBlockKind, WireHomeBlockKind>> = {
  hero: WireHomeBlockKind.HERO,
  promo: WireHomeBlockKind.PROMO,
  banner: WireHomeBlockKind.BANNER,
};
/** The word of a wire HomeBlockKind; undefined for UNSPECIFIED and for values unknown to this build. */
export const homeBlockKindWord = (value: WireHomeBlockKind): HomeBlockKind | undefined => homeBlockKindWords[value];
/** The wire HomeBlockKind of a word. */
export const wireHomeBlockKind = (word: HomeBlockKind): WireHomeBlockKind => homeBlockKindEnums[word];

const searchLanguageWords: Readonly<Record<string, SearchLanguage>> = {
  [WireSearchLanguage.RU]: 'ru',
  [WireSearchLanguage.EN]: 'en',
  [WireSearchLanguage.BOTH]: 'both',
};
const searchLanguageEnums: Readonly<Record<SearchLanguage, WireSearchLanguage>> = {
  ru: WireSearchLanguage.RU,
  en: WireSearchLanguage.EN,
  both: WireSearchLanguage.BOTH,
};
/** The word of a wire SearchLanguage; undefined for UNSPECIFIED and for values unknown to this build. */
export const searchLanguageWord = (value: WireSearchLanguage): SearchLanguage | undefined => searchLanguageWords[value];
/** The wire SearchLanguage of a word. */
export const wireSearchLanguage = (word: SearchLanguage): WireSearchLanguage => searchLanguageEnums[word];

const synonymMeaningWords: Readonly<Record<string, SynonymMeaning>> = {
  [WireSynonymMeaning.SAME]: 'same',
  [WireSynonymMeaning.SEE_ALSO]: 'see_also',
  [WireSynonymMeaning.NEVER]: 'never',
};
const synonymMeaningEnums: Readonly<Record<SynonymMeaning, WireSynonymMeaning>> = {
  same: WireSynonymMeaning.SAME,
  see_also: WireSynonymMeaning.SEE_ALSO,
  never: WireSynonymMeaning.NEVER,
};
/** The word of a wire SynonymMeaning; undefined for UNSPECIFIED and for values unknown to this build. */
export const synonymMeaningWord = (value: WireSynonymMeaning): SynonymMeaning | undefined => synonymMeaningWords[value];
/** The wire SynonymMeaning of a word. */
export const wireSynonymMeaning = (word: SynonymMeaning): WireSynonymMeaning => synonymMeaningEnums[word];

const searchWordChangeKindWords: Readonly<Record<string, SearchWordChangeKind>> = {
  [WireSearchWordChangeKind.ADDED]: 'added',
  [WireSearchWordChangeKind.CHANGED]: 'changed',
  [WireSearchWordChangeKind.REMOVED]: 'removed',
  [WireSearchWordChangeKind.STOP_WORDS]: 'stop_words',
};
const searchWordChangeKindEnums: Readonly<Record<SearchWordChangeKind, WireSearchWordChangeKind>> = {
  added: WireSearchWordChangeKind.ADDED,
  changed: WireSearchWordChangeKind.CHANGED,
  removed: WireSearchWordChangeKind.REMOVED,
  stop_words: WireSearchWordChangeKind.STOP_WORDS,
};
/** The word of a wire SearchWordChangeKind; undefined for UNSPECIFIED and for values unknown to this build. */
export const searchWordChangeKindWord = (value: WireSearchWordChangeKind): SearchWordChangeKind | undefined => searchWordChangeKindWords[value];
/** The wire SearchWordChangeKind of a word. */
export const wireSearchWordChangeKind = (word: SearchWordChangeKind): WireSearchWordChangeKind => searchWordChangeKindEnums[word];

const readWordFateWords: Readonly<Record<string, ReadWordFate>> = {
  [WireReadWordFate.KNOWN]: 'known',
  [WireReadWordFate.UNKNOWN]: 'unknown',
  [WireReadWordFate.TOO_COMMON]: 'too_common',
  [WireReadWordFate.STOP_WORD]: 'stop_word',
};
const readWordFateEnums: Readonly<Record<ReadWordFate, WireReadWordFate>> = {
  known: WireReadWordFate.KNOWN,
  unknown: WireReadWordFate.UNKNOWN,
  too_common: WireReadWordFate.TOO_COMMON,
  stop_word: WireReadWordFate.STOP_WORD,
};
/** The word of a wire ReadWordFate; undefined for UNSPECIFIED and for values unknown to this build. */
export const readWordFateWord = (value: WireReadWordFate): ReadWordFate | undefined => readWordFateWords[value];
/** The wire ReadWordFate of a word. */
export const wireReadWordFate = (word: ReadWordFate): WireReadWordFate => readWordFateEnums[word];

const landedLineWords: Readonly<Record<string, LandedLine>> = {
  [WireLandedLine.GOODS]: 'goods',
  [WireLandedLine.PRE_CARRIAGE]: 'pre_carriage',
  [WireLandedLine.EXPORT_CLEARANCE]: 'export_clearance',
  [WireLandedLine.LOADING]: 'loading',
  [WireLandedLine.FREIGHT]: 'freight',
  [WireLandedLine.INSURANCE]: 'insurance',
  [WireLandedLine.DUTY]: 'duty',
  [WireLandedLine.EXCISE]: 'excise',
  [WireLandedLine.VAT]: 'vat',
  [WireLandedLine.FEE]: 'fee',
  [WireLandedLine.BROKER]: 'broker',
  [WireLandedLine.CERTIFICATION]: 'certification',
  [WireLandedLine.STORAGE]: 'storage',
  [WireLandedLine.DELIVERY]: 'delivery',
  [WireLandedLine.BANK]: 'bank',
};
const landedLineEnums: Readonly<Record<LandedLine, WireLandedLine>> = {
  goods: WireLandedLine.GOODS,
  pre_carriage: WireLandedLine.PRE_CARRIAGE,
  export_clearance: WireLandedLine.EXPORT_CLEARANCE,
  loading: WireLandedLine.LOADING,
  freight: WireLandedLine.FREIGHT,
  insurance: WireLandedLine.INSURANCE,
  duty: WireLandedLine.DUTY,
  excise: WireLandedLine.EXCISE,
  vat: WireLandedLine.VAT,
  fee: WireLandedLine.FEE,
  broker: WireLandedLine.BROKER,
  certification: WireLandedLine.CERTIFICATION,
  storage: WireLandedLine.STORAGE,
  delivery: WireLandedLine.DELIVERY,
  bank: WireLandedLine.BANK,
};
/** The word of a wire LandedLine; undefined for UNSPECIFIED and for values unknown to this build. */
export const landedLineWord = (value: WireLandedLine): LandedLine | undefined => landedLineWords[value];
/** The wire LandedLine of a word. */
export const wireLandedLine = (word: LandedLine): WireLandedLine => landedLineEnums[word];

const landedGapWords: Readonly<Record<string, LandedGap>> = {
  [WireLandedGap.NO_PRICE]: 'no_price',
  [WireLandedGap.PRICE_RANGE]: 'price_range',
  [WireLandedGap.NO_RATE]: 'no_rate',
  [WireLandedGap.NO_WEIGHT]: 'no_weight',
  [WireLandedGap.NO_VOLUME]: 'no_volume',
  [WireLandedGap.NO_PLACE]: 'no_place',
  [WireLandedGap.NO_LANE]: 'no_lane',
  [WireLandedGap.EXPIRED_LANE]: 'expired_lane',
  [WireLandedGap.NO_LEG]: 'no_leg',
  [WireLandedGap.EXPIRED_LEG]: 'expired_leg',
  [WireLandedGap.NO_TARIFF]: 'no_tariff',
  [WireLandedGap.EXPIRED_TARIFF]: 'expired_tariff',
  [WireLandedGap.NO_FEE]: 'no_fee',
  [WireLandedGap.EXPIRED_FEE]: 'expired_fee',
};
const landedGapEnums: Readonly<Record<LandedGap, WireLandedGap>> = {
  no_price: WireLandedGap.NO_PRICE,
  price_range: WireLandedGap.PRICE_RANGE,
  no_rate: WireLandedGap.NO_RATE,
  no_weight: WireLandedGap.NO_WEIGHT,
  no_volume: WireLandedGap.NO_VOLUME,
  no_place: WireLandedGap.NO_PLACE,
  no_lane: WireLandedGap.NO_LANE,
  expired_lane: WireLandedGap.EXPIRED_LANE,
  no_leg: WireLandedGap.NO_LEG,
  expired_leg: WireLandedGap.EXPIRED_LEG,
  no_tariff: WireLandedGap.NO_TARIFF,
  expired_tariff: WireLandedGap.EXPIRED_TARIFF,
  no_fee: WireLandedGap.NO_FEE,
  expired_fee: WireLandedGap.EXPIRED_FEE,
};
/** The word of a wire LandedGap; undefined for UNSPECIFIED and for values unknown to this build. */
export const landedGapWord = (value: WireLandedGap): LandedGap | undefined => landedGapWords[value];
/** The wire LandedGap of a word. */
export const wireLandedGap = (word: LandedGap): WireLandedGap => landedGapEnums[word];

const landedOverrideWords: Readonly<Record<string, LandedOverride>> = {
  [WireLandedOverride.RATE]: 'rate',
  [WireLandedOverride.FREIGHT]: 'freight',
  [WireLandedOverride.INSURANCE]: 'insurance',
  [WireLandedOverride.DUTY]: 'duty',
  [WireLandedOverride.BROKER]: 'broker',
  [WireLandedOverride.CERTIFICATION]: 'certification',
  [WireLandedOverride.STORAGE]: 'storage',
  [WireLandedOverride.DELIVERY]: 'delivery',
  [WireLandedOverride.BANK]: 'bank',
};
const landedOverrideEnums: Readonly<Record<LandedOverride, WireLandedOverride>> = {
  rate: WireLandedOverride.RATE,
  freight: WireLandedOverride.FREIGHT,
  insurance: WireLandedOverride.INSURANCE,
  duty: WireLandedOverride.DUTY,
  broker: WireLandedOverride.BROKER,
  certification: WireLandedOverride.CERTIFICATION,
  storage: WireLandedOverride.STORAGE,
  delivery: WireLandedOverride.DELIVERY,
  bank: WireLandedOverride.BANK,
};
/** The word of a wire LandedOverride; undefined for UNSPECIFIED and for values unknown to this build. */
export const landedOverrideWord = (value: WireLandedOverride): LandedOverride | undefined => landedOverrideWords[value];
/** The wire LandedOverride of a word. */
export const wireLandedOverride = (word: LandedOverride): WireLandedOverride => landedOverrideEnums[word];

const landedUnitWords: Readonly<Record<string, LandedUnit>> = {
  [WireLandedUnit.PERCENT]: 'percent',
  [WireLandedUnit.TOTAL]: 'total',
  [WireLandedUnit.CONTAINER20]: 'container20',
  [WireLandedUnit.CONTAINER40]: 'container40',
  [WireLandedUnit.TONNE]: 'tonne',
  [WireLandedUnit.CUBIC_METRE]: 'cubic_metre',
  [WireLandedUnit.KILOGRAM]: 'kilogram',
  [WireLandedUnit.PIECE]: 'piece',
};
const landedUnitEnums: Readonly<Record<LandedUnit, WireLandedUnit>> = {
  percent: WireLandedUnit.PERCENT,
  total: WireLandedUnit.TOTAL,
  container20: WireLandedUnit.CONTAINER20,
  container40: WireLandedUnit.CONTAINER40,
  tonne: WireLandedUnit.TONNE,
  cubic_metre: WireLandedUnit.CUBIC_METRE,
  kilogram: WireLandedUnit.KILOGRAM,
  piece: WireLandedUnit.PIECE,
};
/** The word of a wire LandedUnit; undefined for UNSPECIFIED and for values unknown to this build. */
export const landedUnitWord = (value: WireLandedUnit): LandedUnit | undefined => landedUnitWords[value];
/** The wire LandedUnit of a word. */
export const wireLandedUnit = (word: LandedUnit): WireLandedUnit => landedUnitEnums[word];

const laneModeWords: Readonly<Record<string, LaneMode>> = {
  [WireLaneMode.SEA]: 'sea',
  [WireLaneMode.AIR]: 'air',
  [WireLaneMode.RAIL]: 'rail',
  [WireLaneMode.ROAD]: 'road',
};
const laneModeEnums: Readonly<Record<LaneMode, WireLaneMode>> = {
  sea: WireLaneMode.SEA,
  air: WireLaneMode.AIR,
  rail: WireLaneMode.RAIL,
  road: WireLaneMode.ROAD,
};
/** The word of a wire LaneMode; undefined for UNSPECIFIED and for values unknown to this build. */
export const laneModeWord = (value: WireLaneMode): LaneMode | undefined => laneModeWords[value];
/** The wire LaneMode of a word. */
export const wireLaneMode = (word: LaneMode): WireLaneMode => laneModeEnums[word];

const tariffKindWords: Readonly<Record<string, TariffKind>> = {
  [WireTariffKind.PERCENT]: 'percent',
  [WireTariffKind.SPECIFIC]: 'specific',
  [WireTariffKind.COMBINED_MAX]: 'combined_max',
  [WireTariffKind.COMBINED_SUM]: 'combined_sum',
};
const tariffKindEnums: Readonly<Record<TariffKind, WireTariffKind>> = {
  percent: WireTariffKind.PERCENT,
  specific: WireTariffKind.SPECIFIC,
  combined_max: WireTariffKind.COMBINED_MAX,
  combined_sum: WireTariffKind.COMBINED_SUM,
};
/** The word of a wire TariffKind; undefined for UNSPECIFIED and for values unknown to this build. */
export const tariffKindWord = (value: WireTariffKind): TariffKind | undefined => tariffKindWords[value];
/** The wire TariffKind of a word. */
export const wireTariffKind = (word: TariffKind): WireTariffKind => tariffKindEnums[word];

const costTableWords: Readonly<Record<string, CostTable>> = {
  [WireCostTable.TARIFFS]: 'tariffs',
  [WireCostTable.FEES]: 'fees',
  [WireCostTable.LANES]: 'lanes',
  [WireCostTable.LEGS]: 'legs',
  [WireCostTable.PLACES]: 'places',
};
const costTableEnums: Readonly<Record<CostTable, WireCostTable>> = {
  tariffs: WireCostTable.TARIFFS,
  fees: WireCostTable.FEES,
  lanes: WireCostTable.LANES,
  legs: WireCostTable.LEGS,
  places: WireCostTable.PLACES,
};
/** The word of a wire CostTable; undefined for UNSPECIFIED and for values unknown to this build. */
export const costTableWord = (value: WireCostTable): CostTable | undefined => costTableWords[value];
/** The wire CostTable of a word. */
export const wireCostTable = (word: CostTable): WireCostTable => costTableEnums[word];

const costRowStateWords: Readonly<Record<string, CostRowState>> = {
  [WireCostRowState.IN_FORCE]: 'in_force',
  [WireCostRowState.FUTURE]: 'future',
  [WireCostRowState.EXPIRED]: 'expired',
  [WireCostRowState.EXPIRING]: 'expiring',
};
const costRowStateEnums: Readonly<Record<CostRowState, WireCostRowState>> = {
  in_force: WireCostRowState.IN_FORCE,
  future: WireCostRowState.FUTURE,
  expired: WireCostRowState.EXPIRED,
  expiring: WireCostRowState.EXPIRING,
};
/** The word of a wire CostRowState; undefined for UNSPECIFIED and for values unknown to this build. */
export const costRowStateWord = (value: WireCostRowState): CostRowState | undefined => costRowStateWords[value];
/** The wire CostRowState of a word. */
export const wireCostRowState = (word: CostRowState): WireCostRowState => costRowStateEnums[word];

const costPlaceGapWords: Readonly<Record<string, CostPlaceGap>> = {
  [WireCostPlaceGap.NO_LANE]: 'no_lane',
  [WireCostPlaceGap.NO_LEG]: 'no_leg',
};
const costPlaceGapEnums: Readonly<Record<CostPlaceGap, WireCostPlaceGap>> = {
  no_lane: WireCostPlaceGap.NO_LANE,
  no_leg: WireCostPlaceGap.NO_LEG,
};
/** The word of a wire CostPlaceGap; undefined for UNSPECIFIED and for values unknown to this build. */
export const costPlaceGapWord = (value: WireCostPlaceGap): CostPlaceGap | undefined => costPlaceGapWords[value];
/** The wire CostPlaceGap of a word. */
export const wireCostPlaceGap = (word: CostPlaceGap): WireCostPlaceGap => costPlaceGapEnums[word];

const reviewStatusWords: Readonly<Record<string, ReviewStatus>> = {
  [WireReviewStatus.CREATED]: 'created',
  [WireReviewStatus.REVIEWED]: 'reviewed',
  [WireReviewStatus.CORRECTED]: 'corrected',
  [WireReviewStatus.APPROVED]: 'approved',
  [WireReviewStatus.COMPLETED]: 'completed',
  [WireReviewStatus.WITHDRAWN]: 'withdrawn',
};
const reviewStatusEnums: Readonly<Record<ReviewStatus, WireReviewStatus>> = {
  created: WireReviewStatus.CREATED,
  reviewed: WireReviewStatus.REVIEWED,
  corrected: WireReviewStatus.CORRECTED,
  approved: WireReviewStatus.APPROVED,
  completed: WireReviewStatus.COMPLETED,
  withdrawn: WireReviewStatus.WITHDRAWN,
};
/** The word of a wire ReviewStatus; undefined for UNSPECIFIED and for values unknown to this build. */
export const reviewStatusWord = (value: WireReviewStatus): ReviewStatus | undefined => reviewStatusWords[value];
/** The wire ReviewStatus of a word. */
export const wireReviewStatus = (word: ReviewStatus): WireReviewStatus => reviewStatusEnums[word];

const applicationStatusWords: Readonly<Record<string, ApplicationStatus>> = {
  [WireApplicationStatus.NEW]: 'new',
  [WireApplicationStatus.IN_WORK]: 'in_work',
  [WireApplicationStatus.COMPLETED]: 'completed',
  [WireApplicationStatus.REJECTED]: 'rejected',
};
const applicationStatusEnums: Readonly<Record<ApplicationStatus, WireApplicationStatus>> = {
  new: WireApplicationStatus.NEW,
  in_work: WireApplicationStatus.IN_WORK,
  completed: WireApplicationStatus.COMPLETED,
  rejected: WireApplicationStatus.REJECTED,
};
/** The word of a wire ApplicationStatus; undefined for UNSPECIFIED and for values unknown to this build. */
export const applicationStatusWord = (value: WireApplicationStatus): ApplicationStatus | undefined => applicationStatusWords[value];
/** The wire ApplicationStatus of a word. */
export const wireApplicationStatus = (word: ApplicationStatus): WireApplicationStatus => applicationStatusEnums[word];

const applicationStepKindWords: Readonly<Record<string, ApplicationStepKind>> = {
  [WireApplicationStepKind.SENT]: 'sent',
  [WireApplicationStepKind.MOVED]: 'moved',
  [WireApplicationStepKind.GIVEN]: 'given',
  [WireApplicationStepKind.NOTED]: 'noted',
  [WireApplicationStepKind.SUPPLIER_MADE]: 'supplier_made',
};
const applicationStepKindEnums: Readonly<Record<ApplicationStepKind, WireApplicationStepKind>> = {
  sent: WireApplicationStepKind.SENT,
  moved: WireApplicationStepKind.MOVED,
  given: WireApplicationStepKind.GIVEN,
  noted: WireApplicationStepKind.NOTED,
  supplier_made: WireApplicationStepKind.SUPPLIER_MADE,
};
/** The word of a wire ApplicationStepKind; undefined for UNSPECIFIED and for values unknown to this build. */
export const applicationStepKindWord = (value: WireApplicationStepKind): ApplicationStepKind | undefined => applicationStepKindWords[value];
/** The wire ApplicationStepKind of a word. */
export const wireApplicationStepKind = (word: ApplicationStepKind): WireApplicationStepKind => applicationStepKindEnums[word];

const companyTypeWords: Readonly<Record<string, CompanyType>> = {
  [WireCompanyType.CUSTOMER]: 'customer',
  [WireCompanyType.SUPPLIER]: 'supplier',
  [WireCompanyType.BROKER]: 'broker',
};
const companyTypeEnums: Readonly<Record<CompanyType, WireCompanyType>> = {
  customer: WireCompanyType.CUSTOMER,
  supplier: WireCompanyType.SUPPLIER,
  broker: WireCompanyType.BROKER,
};
/** The word of a wire CompanyType; undefined for UNSPECIFIED and for values unknown to this build. */
export const companyTypeWord = (value: WireCompanyType): CompanyType | undefined => companyTypeWords[value];
/** The wire CompanyType of a word. */
export const wireCompanyType = (word: CompanyType): WireCompanyType => companyTypeEnums[word];

const personRoleWords: Readonly<Record<string, PersonRole>> = {
  [WirePersonRole.ROLE_ADMIN]: 'ROLE_ADMIN',
  [WirePersonRole.ROLE_COMPANY_ADMIN]: 'ROLE_COMPANY_ADMIN',
  [WirePersonRole.TEAM_GENERAL]: 'TEAM_GENERAL',
  [WirePersonRole.TEAM_AUTHORIZED]: 'TEAM_AUTHORIZED',
  [WirePersonRole.TEAM_CHIEF]: 'TEAM_CHIEF',
  [WirePersonRole.TEAM_ADMIN]: 'TEAM_ADMIN',
  [WirePersonRole.TEAM_MANAGER]: 'TEAM_MANAGER',
  [WirePersonRole.TEAM_PRODUCT_REVIEWER]: 'TEAM_PRODUCT_REVIEWER',
};
const personRoleEnums: Readonly<Record<PersonRole, WirePersonRole>> = {
  ROLE_ADMIN: WirePersonRole.ROLE_ADMIN,
  ROLE_COMPANY_ADMIN: WirePersonRole.ROLE_COMPANY_ADMIN,
  TEAM_GENERAL: WirePersonRole.TEAM_GENERAL,
  TEAM_AUTHORIZED: WirePersonRole.TEAM_AUTHORIZED,
  TEAM_CHIEF: WirePersonRole.TEAM_CHIEF,
  TEAM_ADMIN: WirePersonRole.TEAM_ADMIN,
  TEAM_MANAGER: WirePersonRole.TEAM_MANAGER,
  TEAM_PRODUCT_REVIEWER: WirePersonRole.TEAM_PRODUCT_REVIEWER,
};
/** The word of a wire PersonRole; undefined for UNSPECIFIED and for values unknown to this build. */
export const personRoleWord = (value: WirePersonRole): PersonRole | undefined => personRoleWords[value];
/** The wire PersonRole of a word. */
export const wirePersonRole = (word: PersonRole): WirePersonRole => personRoleEnums[word];

const userStatusWords: Readonly<Record<string, UserStatus>> = {
  [WireUserStatus.INVITED]: 'invited',
  [WireUserStatus.ACTIVE]: 'active',
  [WireUserStatus.DISABLED]: 'disabled',
  [WireUserStatus.DELETED]: 'deleted',
};
const userStatusEnums: Readonly<Record<UserStatus, WireUserStatus>> = {
  invited: WireUserStatus.INVITED,
  active: WireUserStatus.ACTIVE,
  disabled: WireUserStatus.DISABLED,
  deleted: WireUserStatus.DELETED,
};
/** The word of a wire UserStatus; undefined for UNSPECIFIED and for values unknown to this build. */
export const userStatusWord = (value: WireUserStatus): UserStatus | undefined => userStatusWords[value];
/** The wire UserStatus of a word. */
export const wireUserStatus = (word: UserStatus): WireUserStatus => userStatusEnums[word];

const userPermissionWords: Readonly<Record<string, UserPermission>> = {
  [WireUserPermission.CART]: 'cart',
  [WireUserPermission.COMMERCE]: 'commerce',
  [WireUserPermission.REQUEST_LIST]: 'request_list',
  [WireUserPermission.REQUEST_QUEUE]: 'request_queue',
  [WireUserPermission.REVIEW_QUEUE]: 'review_queue',
  [WireUserPermission.REVIEWER_CHANGE]: 'reviewer_change',
  [WireUserPermission.APPLICATION_QUEUE]: 'application_queue',
  [WireUserPermission.COMPANY_LIST]: 'company_list',
  [WireUserPermission.SUPPLIER_CREATE]: 'supplier_create',
  [WireUserPermission.REPORT]: 'report',
  [WireUserPermission.CATALOGUE_EDIT]: 'catalogue_edit',
  [WireUserPermission.COMPANY_ADMIN]: 'company_admin',
  [WireUserPermission.TEAM_INVITE]: 'team_invite',
  [WireUserPermission.REGULATION_SIGN]: 'regulation_sign',
};
const userPermissionEnums: Readonly<Record<UserPermission, WireUserPermission>> = {
  cart: WireUserPermission.CART,
  commerce: WireUserPermission.COMMERCE,
  request_list: WireUserPermission.REQUEST_LIST,
  request_queue: WireUserPermission.REQUEST_QUEUE,
  review_queue: WireUserPermission.REVIEW_QUEUE,
  reviewer_change: WireUserPermission.REVIEWER_CHANGE,
  application_queue: WireUserPermission.APPLICATION_QUEUE,
  company_list: WireUserPermission.COMPANY_LIST,
  supplier_create: WireUserPermission.SUPPLIER_CREATE,
  report: WireUserPermission.REPORT,
  catalogue_edit: WireUserPermission.CATALOGUE_EDIT,
  company_admin: WireUserPermission.COMPANY_ADMIN,
  team_invite: WireUserPermission.TEAM_INVITE,
  regulation_sign: WireUserPermission.REGULATION_SIGN,
};
/** The word of a wire UserPermission; undefined for UNSPECIFIED and for values unknown to this build. */
export const userPermissionWord = (value: WireUserPermission): UserPermission | undefined => userPermissionWords[value];
/** The wire UserPermission of a word. */
export const wireUserPermission = (word: UserPermission): WireUserPermission => userPermissionEnums[word];

const objectPermissionWords: Readonly<Record<string, ObjectPermission>> = {
  [WireObjectPermission.VIEW]: 'view',
  [WireObjectPermission.EDIT]: 'edit',
  [WireObjectPermission.DELETE]: 'delete',
  [WireObjectPermission.MANAGE]: 'manage',
  [WireObjectPermission.MANAGER_CHANGE]: 'manager_change',
  [WireObjectPermission.CANCEL]: 'cancel',
  [WireObjectPermission.REJECT]: 'reject',
  [WireObjectPermission.REPEAT]: 'repeat',
  [WireObjectPermission.REVIEW]: 'review',
  [WireObjectPermission.PRODUCT_CREATE]: 'product_create',
  [WireObjectPermission.LOCK]: 'lock',
};
const objectPermissionEnums: Readonly<Record<ObjectPermission, WireObjectPermission>> = {
  view: WireObjectPermission.VIEW,
  edit: WireObjectPermission.EDIT,
  delete: WireObjectPermission.DELETE,
  manage: WireObjectPermission.MANAGE,
  manager_change: WireObjectPermission.MANAGER_CHANGE,
  cancel: WireObjectPermission.CANCEL,
  reject: WireObjectPermission.REJECT,
  repeat: WireObjectPermission.REPEAT,
  review: WireObjectPermission.REVIEW,
  product_create: WireObjectPermission.PRODUCT_CREATE,
  lock: WireObjectPermission.LOCK,
};
/** The word of a wire ObjectPermission; undefined for UNSPECIFIED and for values unknown to this build. */
export const objectPermissionWord = (value: WireObjectPermission): ObjectPermission | undefined => objectPermissionWords[value];
/** The wire ObjectPermission of a word. */
export const wireObjectPermission = (word: ObjectPermission): WireObjectPermission => objectPermissionEnums[word];

const reportNameWords: Readonly<Record<string, ReportName>> = {
  [WireReportName.CATALOG_ANALYSIS]: 'catalog_analysis',
  [WireReportName.NUMBER_OF_SUPPLIERS_INDUSTRY]: 'number_of_suppliers_industry',
  [WireReportName.REPORT_ON_CATALOG_REPORTS]: 'report_on_catalog_reports',
  [WireReportName.REPORT_ON_SEARCH_REQUESTS]: 'report_on_search_requests',
  [WireReportName.REPORT_ON_BUYERS]: 'report_on_buyers',
  [WireReportName.BUYERS_USERS]: 'buyers_users',
  [WireReportName.REPORT_ON_SUPPLIERS]: 'report_on_suppliers',
};
const reportNameEnums: Readonly<Record<ReportName, WireReportName>> = {
  catalog_analysis: WireReportName.CATALOG_ANALYSIS,
  number_of_suppliers_industry: WireReportName.NUMBER_OF_SUPPLIERS_INDUSTRY,
  report_on_catalog_reports: WireReportName.REPORT_ON_CATALOG_REPORTS,
  report_on_search_requests: WireReportName.REPORT_ON_SEARCH_REQUESTS,
  report_on_buyers: WireReportName.REPORT_ON_BUYERS,
  buyers_users: WireReportName.BUYERS_USERS,
  report_on_suppliers: WireReportName.REPORT_ON_SUPPLIERS,
};
/** The word of a wire ReportName; undefined for UNSPECIFIED and for values unknown to this build. */
export const reportNameWord = (value: WireReportName): ReportName | undefined => reportNameWords[value];
/** The wire ReportName of a word. */
export const wireReportName = (word: ReportName): WireReportName => reportNameEnums[word];

const rateSourceWords: Readonly<Record<string, RateSource>> = {
  [WireRateSource.CBR]: 'cbr',
  [WireRateSource.BUNDLED]: 'bundled',
  [WireRateSource.DEMO]: 'demo',
};
const rateSourceEnums: Readonly<Record<RateSource, WireRateSource>> = {
  cbr: WireRateSource.CBR,
  bundled: WireRateSource.BUNDLED,
  demo: WireRateSource.DEMO,
};
/** The word of a wire RateSource; undefined for UNSPECIFIED and for values unknown to this build. */
export const rateSourceWord = (value: WireRateSource): RateSource | undefined => rateSourceWords[value];
/** The wire RateSource of a word. */
export const wireRateSource = (word: RateSource): WireRateSource => rateSourceEnums[word];

const noticeTypeWords: Readonly<Record<string, NoticeType>> = {
  [WireNoticeType.REQUEST_PUBLISHED]: 'request_published',
  [WireNoticeType.REQUEST_STATUS_CHANGED]: 'request_status_changed',
  [WireNoticeType.REQUEST_SENT_TO_SUPPLIER]: 'request_sent_to_supplier',
  [WireNoticeType.REQUEST_MANAGER_SET]: 'request_manager_set',
  [WireNoticeType.REVIEW_CREATED]: 'review_created',
  [WireNoticeType.REVIEW_STATUS_CHANGED]: 'review_status_changed',
  [WireNoticeType.APPLICATION_NEW]: 'application_new',
  [WireNoticeType.SUBSTITUTION_STARTED]: 'substitution_started',
  [WireNoticeType.SUBSTITUTION_FINISHED]: 'substitution_finished',
  [WireNoticeType.SUPPLIER_INVITED]: 'supplier_invited',
  [WireNoticeType.INVITATION_WITHDRAWN]: 'invitation_withdrawn',
  [WireNoticeType.INVITATION_DECLINED]: 'invitation_declined',
  [WireNoticeType.SUPPLIER_NOT_CHOSEN]: 'supplier_not_chosen',
  [WireNoticeType.OFFER_GIVEN]: 'offer_given',
  [WireNoticeType.OFFER_CHANGED]: 'offer_changed',
  [WireNoticeType.OFFER_SHARED]: 'offer_shared',
  [WireNoticeType.OFFER_PREFERRED]: 'offer_preferred',
  [WireNoticeType.REQUEST_MESSAGE]: 'request_message',
  [WireNoticeType.REQUEST_MILESTONE_SAID]: 'request_milestone_said',
  [WireNoticeType.REQUEST_MADE_FOR_YOU]: 'request_made_for_you',
  [WireNoticeType.PAPER_READY]: 'paper_ready',
  [WireNoticeType.REQUEST_CLAIM_OPENED]: 'request_claim_opened',
  [WireNoticeType.REQUEST_CLAIM_CLOSED]: 'request_claim_closed',
  [WireNoticeType.SIGNATURE_VERIFIED]: 'signature_verified',
  [WireNoticeType.SIGNATURE_REFUSED]: 'signature_refused',
  [WireNoticeType.INVITE_ACCEPTED]: 'invite_accepted',
  [WireNoticeType.WORK_HANDED_OVER]: 'work_handed_over',
  [WireNoticeType.COMPANY_LOCKED]: 'company_locked',
  [WireNoticeType.COMPANY_UNLOCKED]: 'company_unlocked',
  [WireNoticeType.COMPANY_MANAGER_SET]: 'company_manager_set',
  [WireNoticeType.SUBSTITUTION_PLANNED]: 'substitution_planned',
  [WireNoticeType.SUBSTITUTION_CHANGED]: 'substitution_changed',
  [WireNoticeType.SUBSTITUTION_CANCELLED]: 'substitution_cancelled',
  [WireNoticeType.REGULATION_PUBLISHED]: 'regulation_published',
  [WireNoticeType.REGULATION_LAPSED]: 'regulation_lapsed',
  [WireNoticeType.REVIEW_COMPLETED]: 'review_completed',
  [WireNoticeType.REVIEW_RETURNED]: 'review_returned',
  [WireNoticeType.REVIEW_EDITED]: 'review_edited',
  [WireNoticeType.APPLICATION_MANAGER_SET]: 'application_manager_set',
  [WireNoticeType.APPLICATION_STATUS_CHANGED]: 'application_status_changed',
  [WireNoticeType.IMPORT_ENDED]: 'import_ended',
  [WireNoticeType.WEBHOOK_FAILED]: 'webhook_failed',
  [WireNoticeType.REVIEW_REMARK]: 'review_remark',
  [WireNoticeType.DEMAND_LISTED]: 'demand_listed',
  [WireNoticeType.ESTIMATE_MOVED]: 'estimate_moved',
  [WireNoticeType.REQUEST_SAMPLE_ASKED]: 'request_sample_asked',
  [WireNoticeType.REQUEST_SAMPLE_SENT]: 'request_sample_sent',
  [WireNoticeType.REQUEST_SAMPLE_DECLINED]: 'request_sample_declined',
  [WireNoticeType.REQUEST_SAMPLE_JUDGED]: 'request_sample_judged',
  [WireNoticeType.REQUEST_SAMPLE_ADDRESS]: 'request_sample_address',
};
const noticeTypeEnums: Readonly<Record<NoticeType, WireNoticeType>> = {
  request_published: WireNoticeType.REQUEST_PUBLISHED,
  request_status_changed: WireNoticeType.REQUEST_STATUS_CHANGED,
  request_sent_to_supplier: WireNoticeType.REQUEST_SENT_TO_SUPPLIER,
  request_manager_set: WireNoticeType.REQUEST_MANAGER_SET,
  review_created: WireNoticeType.REVIEW_CREATED,
  review_status_changed: WireNoticeType.REVIEW_STATUS_CHANGED,
  application_new: WireNoticeType.APPLICATION_NEW,
  substitution_started: WireNoticeType.SUBSTITUTION_STARTED,
  substitution_finished: WireNoticeType.SUBSTITUTION_FINISHED,
  supplier_invited: WireNoticeType.SUPPLIER_INVITED,
  invitation_withdrawn: WireNoticeType.INVITATION_WITHDRAWN,
  invitation_declined: WireNoticeType.INVITATION_DECLINED,
  supplier_not_chosen: WireNoticeType.SUPPLIER_NOT_CHOSEN,
  offer_given: WireNoticeType.OFFER_GIVEN,
  offer_changed: WireNoticeType.OFFER_CHANGED,
  offer_shared: WireNoticeType.OFFER_SHARED,
  offer_preferred: WireNoticeType.OFFER_PREFERRED,
  request_message: WireNoticeType.REQUEST_MESSAGE,
  request_milestone_said: WireNoticeType.REQUEST_MILESTONE_SAID,
  request_made_for_you: WireNoticeType.REQUEST_MADE_FOR_YOU,
  paper_ready: WireNoticeType.PAPER_READY,
  request_claim_opened: WireNoticeType.REQUEST_CLAIM_OPENED,
  request_claim_closed: WireNoticeType.REQUEST_CLAIM_CLOSED,
  signature_verified: WireNoticeType.SIGNATURE_VERIFIED,
  signature_refused: WireNoticeType.SIGNATURE_REFUSED,
  invite_accepted: WireNoticeType.INVITE_ACCEPTED,
  work_handed_over: WireNoticeType.WORK_HANDED_OVER,
  company_locked: WireNoticeType.COMPANY_LOCKED,
  company_unlocked: WireNoticeType.COMPANY_UNLOCKED,
  company_manager_set: WireNoticeType.COMPANY_MANAGER_SET,
  substitution_planned: WireNoticeType.SUBSTITUTION_PLANNED,
  substitution_changed: WireNoticeType.SUBSTITUTION_CHANGED,
  substitution_cancelled: WireNoticeType.SUBSTITUTION_CANCELLED,
  regulation_published: WireNoticeType.REGULATION_PUBLISHED,
  regulation_lapsed: WireNoticeType.REGULATION_LAPSED,
  review_completed: WireNoticeType.REVIEW_COMPLETED,
  review_returned: WireNoticeType.REVIEW_RETURNED,
  review_edited: WireNoticeType.REVIEW_EDITED,
  application_manager_set: WireNoticeType.APPLICATION_MANAGER_SET,
  application_status_changed: WireNoticeType.APPLICATION_STATUS_CHANGED,
  import_ended: WireNoticeType.IMPORT_ENDED,
  webhook_failed: WireNoticeType.WEBHOOK_FAILED,
  review_remark: WireNoticeType.REVIEW_REMARK,
  demand_listed: WireNoticeType.DEMAND_LISTED,
  estimate_moved: WireNoticeType.ESTIMATE_MOVED,
  request_sample_asked: WireNoticeType.REQUEST_SAMPLE_ASKED,
  request_sample_sent: WireNoticeType.REQUEST_SAMPLE_SENT,
  request_sample_declined: WireNoticeType.REQUEST_SAMPLE_DECLINED,
  request_sample_judged: WireNoticeType.REQUEST_SAMPLE_JUDGED,
  request_sample_address: WireNoticeType.REQUEST_SAMPLE_ADDRESS,
};
/** The word of a wire NoticeType; undefined for UNSPECIFIED and for values unknown to this build. */
export const noticeTypeWord = (value: WireNoticeType): NoticeType | undefined => noticeTypeWords[value];
/** The wire NoticeType of a word. */
export const wireNoticeType = (word: NoticeType): WireNoticeType => noticeTypeEnums[word];

const noticeGroupWords: Readonly<Record<string, NoticeGroup>> = {
  [WireNoticeGroup.MESSAGES]: 'messages',
  [WireNoticeGroup.NOTICES]: 'notices',
};
const noticeGroupEnums: Readonly<Record<NoticeGroup, WireNoticeGroup>> = {
  messages: WireNoticeGroup.MESSAGES,
  notices: WireNoticeGroup.NOTICES,
};
/** The word of a wire NoticeGroup; undefined for UNSPECIFIED and for values unknown to this build. */
export const noticeGroupWord = (value: WireNoticeGroup): NoticeGroup | undefined => noticeGroupWords[value];
/** The wire NoticeGroup of a word. */
export const wireNoticeGroup = (word: NoticeGroup): WireNoticeGroup => noticeGroupEnums[word];

const noticeEntityWords: Readonly<Record<string, NoticeEntity>> = {
  [WireNoticeEntity.REQUEST]: 'request',
  [WireNoticeEntity.APPLICATION]: 'application',
  [WireNoticeEntity.REVIEW]: 'review',
  [WireNoticeEntity.SKU]: 'sku',
  [WireNoticeEntity.COMPANY]: 'company',
  [WireNoticeEntity.NONE]: 'none',
};
const noticeEntityEnums: Readonly<Record<NoticeEntity, WireNoticeEntity>> = {
  request: WireNoticeEntity.REQUEST,
  application: WireNoticeEntity.APPLICATION,
  review: WireNoticeEntity.REVIEW,
  sku: WireNoticeEntity.SKU,
  company: WireNoticeEntity.COMPANY,
  none: WireNoticeEntity.NONE,
};
/** The word of a wire NoticeEntity; undefined for UNSPECIFIED and for values unknown to this build. */
export const noticeEntityWord = (value: WireNoticeEntity): NoticeEntity | undefined => noticeEntityWords[value];
/** The wire NoticeEntity of a word. */
export const wireNoticeEntity = (word: NoticeEntity): WireNoticeEntity => noticeEntityEnums[word];

const noticePeriodWords: Readonly<Record<string, NoticePeriod>> = {
  [WireNoticePeriod.ALL]: 'all',
  [WireNoticePeriod.DAY]: 'day',
  [WireNoticePeriod.WEEK]: 'week',
  [WireNoticePeriod.MONTH]: 'month',
};
const noticePeriodEnums: Readonly<Record<NoticePeriod, WireNoticePeriod>> = {
  all: WireNoticePeriod.ALL,
  day: WireNoticePeriod.DAY,
  week: WireNoticePeriod.WEEK,
  month: WireNoticePeriod.MONTH,
};
/** The word of a wire NoticePeriod; undefined for UNSPECIFIED and for values unknown to this build. */
export const noticePeriodWord = (value: WireNoticePeriod): NoticePeriod | undefined => noticePeriodWords[value];
/** The wire NoticePeriod of a word. */
export const wireNoticePeriod = (word: NoticePeriod): WireNoticePeriod => noticePeriodEnums[word];

const businessTypeWords: Readonly<Record<string, BusinessType>> = {
  [WireBusinessType.ANY]: 'any',
  [WireBusinessType.MANUFACTURER]: 'manufacturer',
  [WireBusinessType.DISTRIBUTER]: 'distributer',
};
const businessTypeEnums: Readonly<Record<BusinessType, WireBusinessType>> = {
  any: WireBusinessType.ANY,
  manufacturer: WireBusinessType.MANUFACTURER,
  distributer: WireBusinessType.DISTRIBUTER,
};
/** The word of a wire BusinessType; undefined for UNSPECIFIED and for values unknown to this build. */
export const businessTypeWord = (value: WireBusinessType): BusinessType | undefined => businessTypeWords[value];
/** The wire BusinessType of a word. */
export const wireBusinessType = (word: BusinessType): WireBusinessType => businessTypeEnums[word];

const companyCheckKindWords: Readonly<Record<string, CompanyCheckKind>> = {
  [WireCompanyCheckKind.REGISTRATION]: 'registration',
  [WireCompanyCheckKind.TAX]: 'tax',
  [WireCompanyCheckKind.EXPORT]: 'export',
  [WireCompanyCheckKind.BANK]: 'bank',
  [WireCompanyCheckKind.SITE]: 'site',
};
const companyCheckKindEnums: Readonly<Record<CompanyCheckKind, WireCompanyCheckKind>> = {
  registration: WireCompanyCheckKind.REGISTRATION,
  tax: WireCompanyCheckKind.TAX,
  export: WireCompanyCheckKind.EXPORT,
  bank: WireCompanyCheckKind.BANK,
  site: WireCompanyCheckKind.SITE,
};
/** The word of a wire CompanyCheckKind; undefined for UNSPECIFIED and for values unknown to this build. */
export const companyCheckKindWord = (value: WireCompanyCheckKind): CompanyCheckKind | undefined => companyCheckKindWords[value];
/** The wire CompanyCheckKind of a word. */
export const wireCompanyCheckKind = (word: CompanyCheckKind): WireCompanyCheckKind => companyCheckKindEnums[word];

const captchaProviderWords: Readonly<Record<string, CaptchaProvider>> = {
  [WireCaptchaProvider.NONE]: 'none',
  [WireCaptchaProvider.ALTCHA]: 'altcha',
  [WireCaptchaProvider.RECAPTCHA]: 'recaptcha',
};
const captchaProviderEnums: Readonly<Record<CaptchaProvider, WireCaptchaProvider>> = {
  none: WireCaptchaProvider.NONE,
  altcha: WireCaptchaProvider.ALTCHA,
  recaptcha: WireCaptchaProvider.RECAPTCHA,
};
/** The word of a wire CaptchaProvider; undefined for UNSPECIFIED and for values unknown to this build. */
export const captchaProviderWord = (value: WireCaptchaProvider): CaptchaProvider | undefined => captchaProviderWords[value];
/** The wire CaptchaProvider of a word. */
export const wireCaptchaProvider = (word: CaptchaProvider): WireCaptchaProvider => captchaProviderEnums[word];

const settingTypeWords: Readonly<Record<string, SettingType>> = {
  [WireSettingType.NUMBER]: 'number',
  [WireSettingType.FLAG]: 'flag',
  [WireSettingType.WORDS]: 'words',
  [WireSettingType.EMAIL]: 'email',
};
const settingTypeEnums: Readonly<Record<SettingType, WireSettingType>> = {
  number: WireSettingType.NUMBER,
  flag: WireSettingType.FLAG,
  words: WireSettingType.WORDS,
  email: WireSettingType.EMAIL,
};
/** The word of a wire SettingType; undefined for UNSPECIFIED and for values unknown to this build. */
export const settingTypeWord = (value: WireSettingType): SettingType | undefined => settingTypeWords[value];
/** The wire SettingType of a word. */
export const wireSettingType = (word: SettingType): WireSettingType => settingTypeEnums[word];

const mailKindWords: Readonly<Record<string, MailKind>> = {
  [WireMailKind.MESSAGES]: 'messages',
  [WireMailKind.APPROVALS]: 'approvals',
  [WireMailKind.NOTICES]: 'notices',
  [WireMailKind.DEMAND]: 'demand',
};
const mailKindEnums: Readonly<Record<MailKind, WireMailKind>> = {
  messages: WireMailKind.MESSAGES,
  approvals: WireMailKind.APPROVALS,
  notices: WireMailKind.NOTICES,
  demand: WireMailKind.DEMAND,
};
/** The word of a wire MailKind; undefined for UNSPECIFIED and for values unknown to this build. */
export const mailKindWord = (value: WireMailKind): MailKind | undefined => mailKindWords[value];
/** The wire MailKind of a word. */
export const wireMailKind = (word: MailKind): WireMailKind => mailKindEnums[word];

const mailChoiceWords: Readonly<Record<string, MailChoice>> = {
  [WireMailChoice.SINGLE]: 'single',
  [WireMailChoice.DIGEST]: 'digest',
  [WireMailChoice.OFF]: 'off',
};
const mailChoiceEnums: Readonly<Record<MailChoice, WireMailChoice>> = {
  single: WireMailChoice.SINGLE,
  digest: WireMailChoice.DIGEST,
  off: WireMailChoice.OFF,
};
/** The word of a wire MailChoice; undefined for UNSPECIFIED and for values unknown to this build. */
export const mailChoiceWord = (value: WireMailChoice): MailChoice | undefined => mailChoiceWords[value];
/** The wire MailChoice of a word. */
export const wireMailChoice = (word: MailChoice): WireMailChoice => mailChoiceEnums[word];

const signatureStateWords: Readonly<Record<string, SignatureState>> = {
  [WireSignatureState.VERIFIED]: 'verified',
  [WireSignatureState.UNVERIFIED]: 'unverified',
};
const signatureStateEnums: Readonly<Record<SignatureState, WireSignatureState>> = {
  verified: WireSignatureState.VERIFIED,
  unverified: WireSignatureState.UNVERIFIED,
};
/** The word of a wire SignatureState; undefined for UNSPECIFIED and for values unknown to this build. */
export const signatureStateWord = (value: WireSignatureState): SignatureState | undefined => signatureStateWords[value];
/** The wire SignatureState of a word. */
export const wireSignatureState = (word: SignatureState): WireSignatureState => signatureStateEnums[word];

const factorKindWords: Readonly<Record<string, FactorKind>> = {
  [WireFactorKind.TOTP]: 'totp',
  [WireFactorKind.PASSKEY]: 'passkey',
};
const factorKindEnums: Readonly<Record<FactorKind, WireFactorKind>> = {
  totp: WireFactorKind.TOTP,
  passkey: WireFactorKind.PASSKEY,
};
/** The word of a wire FactorKind; undefined for UNSPECIFIED and for values unknown to this build. */
export const factorKindWord = (value: WireFactorKind): FactorKind | undefined => factorKindWords[value];
/** The wire FactorKind of a word. */
export const wireFactorKind = (word: FactorKind): WireFactorKind => factorKindEnums[word];

const emailSideWords: Readonly<Record<string, EmailSide>> = {
  [WireEmailSide.OLD]: 'old',
  [WireEmailSide.NEW]: 'new',
};
const emailSideEnums: Readonly<Record<EmailSide, WireEmailSide>> = {
  old: WireEmailSide.OLD,
  new: WireEmailSide.NEW,
};
/** The word of a wire EmailSide; undefined for UNSPECIFIED and for values unknown to this build. */
export const emailSideWord = (value: WireEmailSide): EmailSide | undefined => emailSideWords[value];
/** The wire EmailSide of a word. */
export const wireEmailSide = (word: EmailSide): WireEmailSide => emailSideEnums[word];

const emailChangeStateWords: Readonly<Record<string, EmailChangeState>> = {
  [WireEmailChangeState.OPEN]: 'open',
  [WireEmailChangeState.WAITING]: 'waiting',
  [WireEmailChangeState.CHANGED]: 'changed',
  [WireEmailChangeState.TAKEN]: 'taken',
};
const emailChangeStateEnums: Readonly<Record<EmailChangeState, WireEmailChangeState>> = {
  open: WireEmailChangeState.OPEN,
  waiting: WireEmailChangeState.WAITING,
  changed: WireEmailChangeState.CHANGED,
  taken: WireEmailChangeState.TAKEN,
};
/** The word of a wire EmailChangeState; undefined for UNSPECIFIED and for values unknown to this build. */
export const emailChangeStateWord = (value: WireEmailChangeState): EmailChangeState | undefined => emailChangeStateWords[value];
/** The wire EmailChangeState of a word. */
export const wireEmailChangeState = (word: EmailChangeState): WireEmailChangeState => emailChangeStateEnums[word];

const erasureHandoverWords: Readonly<Record<string, ErasureHandover>> = {
  [WireErasureHandover.WORK]: 'work',
  [WireErasureHandover.ADMIN]: 'admin',
};
const erasureHandoverEnums: Readonly<Record<ErasureHandover, WireErasureHandover>> = {
  work: WireErasureHandover.WORK,
  admin: WireErasureHandover.ADMIN,
};
/** The word of a wire ErasureHandover; undefined for UNSPECIFIED and for values unknown to this build. */
export const erasureHandoverWord = (value: WireErasureHandover): ErasureHandover | undefined => erasureHandoverWords[value];
/** The wire ErasureHandover of a word. */
export const wireErasureHandover = (word: ErasureHandover): WireErasureHandover => erasureHandoverEnums[word];

const tokenScopeWords: Readonly<Record<string, TokenScope>> = {
  [WireTokenScope.CATALOGUE]: 'catalogue',
  [WireTokenScope.REQUESTS]: 'requests',
};
const tokenScopeEnums: Readonly<Record<TokenScope, WireTokenScope>> = {
  catalogue: WireTokenScope.CATALOGUE,
  requests: WireTokenScope.REQUESTS,
};
/** The word of a wire TokenScope; undefined for UNSPECIFIED and for values unknown to this build. */
export const tokenScopeWord = (value: WireTokenScope): TokenScope | undefined => tokenScopeWords[value];
/** The wire TokenScope of a word. */
export const wireTokenScope = (word: TokenScope): WireTokenScope => tokenScopeEnums[word];

const webhookKindWords: Readonly<Record<string, WebhookKind>> = {
  [WireWebhookKind.REQUEST_PUBLISHED]: 'request_published',
  [WireWebhookKind.REQUEST_STATUS_CHANGED]: 'request_status_changed',
  [WireWebhookKind.CARD_PUBLISHED]: 'card_published',
  [WireWebhookKind.CARD_WITHDRAWN]: 'card_withdrawn',
  [WireWebhookKind.ESTIMATE_CHANGED]: 'estimate_changed',
};
const webhookKindEnums: Readonly<Record<WebhookKind, WireWebhookKind>> = {
  request_published: WireWebhookKind.REQUEST_PUBLISHED,
  request_status_changed: WireWebhookKind.REQUEST_STATUS_CHANGED,
  card_published: WireWebhookKind.CARD_PUBLISHED,
  card_withdrawn: WireWebhookKind.CARD_WITHDRAWN,
  estimate_changed: WireWebhookKind.ESTIMATE_CHANGED,
};
/** The word of a wire WebhookKind; undefined for UNSPECIFIED and for values unknown to this build. */
export const webhookKindWord = (value: WireWebhookKind): WebhookKind | undefined => webhookKindWords[value];
/** The wire WebhookKind of a word. */
export const wireWebhookKind = (word: WebhookKind): WireWebhookKind => webhookKindEnums[word];

const deliveryStateWords: Readonly<Record<string, DeliveryState>> = {
  [WireDeliveryState.WAITING]: 'waiting',
  [WireDeliveryState.DONE]: 'done',
  [WireDeliveryState.GIVEN_UP]: 'given_up',
};
const deliveryStateEnums: Readonly<Record<DeliveryState, WireDeliveryState>> = {
  waiting: WireDeliveryState.WAITING,
  done: WireDeliveryState.DONE,
  given_up: WireDeliveryState.GIVEN_UP,
};
/** The word of a wire DeliveryState; undefined for UNSPECIFIED and for values unknown to this build. */
export const deliveryStateWord = (value: WireDeliveryState): DeliveryState | undefined => deliveryStateWords[value];
/** The wire DeliveryState of a word. */
export const wireDeliveryState = (word: DeliveryState): WireDeliveryState => deliveryStateEnums[word];

const requestKindWords: Readonly<Record<string, RequestKind>> = {
  [WireRequestKind.RFC]: 'rfc',
  [WireRequestKind.RFD]: 'rfd',
};
const requestKindEnums: Readonly<Record<RequestKind, WireRequestKind>> = {
  rfc: WireRequestKind.RFC,
  rfd: WireRequestKind.RFD,
};
/** The word of a wire RequestKind; undefined for UNSPECIFIED and for values unknown to this build. */
export const requestKindWord = (value: WireRequestKind): RequestKind | undefined => requestKindWords[value];
/** The wire RequestKind of a word. */
export const wireRequestKind = (word: RequestKind): WireRequestKind => requestKindEnums[word];

const requestStatusWords: Readonly<Record<string, RequestStatus>> = {
  [WireRequestStatus.DRAFT]: 'draft',
  [WireRequestStatus.NEW]: 'new',
  [WireRequestStatus.IN_WORK]: 'in_work',
  [WireRequestStatus.SEND_TO_SUPPLIER]: 'send_to_supplier',
  [WireRequestStatus.OFFER_RECEIVED]: 'offer_received',
  [WireRequestStatus.SUPPLIER_SELECTED]: 'supplier_selected',
  [WireRequestStatus.CONTRACTED]: 'contracted',
  [WireRequestStatus.PARTIALLY_PAID]: 'partially_paid',
  [WireRequestStatus.COMPLETED]: 'completed',
  [WireRequestStatus.REJECTED_BY_CUSTOMER]: 'rejected_by_customer',
  [WireRequestStatus.REJECTED_BY_SUPPLIER]: 'rejected_by_supplier',
  [WireRequestStatus.REJECTED_BY_BROKER]: 'rejected_by_broker',
};
const requestStatusEnums: Readonly<Record<RequestStatus, WireRequestStatus>> = {
  draft: WireRequestStatus.DRAFT,
  new: WireRequestStatus.NEW,
  in_work: WireRequestStatus.IN_WORK,
  send_to_supplier: WireRequestStatus.SEND_TO_SUPPLIER,
  offer_received: WireRequestStatus.OFFER_RECEIVED,
  supplier_selected: WireRequestStatus.SUPPLIER_SELECTED,
  contracted: WireRequestStatus.CONTRACTED,
  partially_paid: WireRequestStatus.PARTIALLY_PAID,
  completed: WireRequestStatus.COMPLETED,
  rejected_by_customer: WireRequestStatus.REJECTED_BY_CUSTOMER,
  rejected_by_supplier: WireRequestStatus.REJECTED_BY_SUPPLIER,
  rejected_by_broker: WireRequestStatus.REJECTED_BY_BROKER,
};
/** The word of a wire RequestStatus; undefined for UNSPECIFIED and for values unknown to this build. */
export const requestStatusWord = (value: WireRequestStatus): RequestStatus | undefined => requestStatusWords[value];
/** The wire RequestStatus of a word. */
export const wireRequestStatus = (word: RequestStatus): WireRequestStatus => requestStatusEnums[word];

const rejectReasonWords: Readonly<Record<string, RejectReason>> = {
  [WireRejectReason.SUPPLIER_NOT_FOUND]: 'supplier_not_found',
  [WireRejectReason.NEED_CHANGED]: 'need_changed',
  [WireRejectReason.BAD_PRICE]: 'bad_price',
  [WireRejectReason.BAD_OFFER]: 'bad_offer',
  [WireRejectReason.BAD_DELIVERY]: 'bad_delivery',
  [WireRejectReason.OTHER]: 'other',
};
const rejectReasonEnums: Readonly<Record<RejectReason, WireRejectReason>> = {
  supplier_not_found: WireRejectReason.SUPPLIER_NOT_FOUND,
  need_changed: WireRejectReason.NEED_CHANGED,
  bad_price: WireRejectReason.BAD_PRICE,
  bad_offer: WireRejectReason.BAD_OFFER,
  bad_delivery: WireRejectReason.BAD_DELIVERY,
  other: WireRejectReason.OTHER,
};
/** The word of a wire RejectReason; undefined for UNSPECIFIED and for values unknown to this build. */
export const rejectReasonWord = (value: WireRejectReason): RejectReason | undefined => rejectReasonWords[value];
/** The wire RejectReason of a word. */
export const wireRejectReason = (word: RejectReason): WireRejectReason => rejectReasonEnums[word];

const moveFieldWords: Readonly<Record<string, MoveField>> = {
  [WireMoveField.REJECT_REASON]: 'reject_reason',
  [WireMoveField.REJECT_COMMENT]: 'reject_comment',
  [WireMoveField.OFFER_PRICE]: 'offer_price',
  [WireMoveField.CONTRACT_PRICE]: 'contract_price',
  [WireMoveField.SUPPLIER_ID]: 'supplier_id',
  [WireMoveField.PAYMENT]: 'payment',
  [WireMoveField.FILES]: 'files',
  [WireMoveField.CONTRACT_NUMBER]: 'contract_number',
  [WireMoveField.CONTRACT_DATE]: 'contract_date',
};
const moveFieldEnums: Readonly<Record<MoveField, WireMoveField>> = {
  reject_reason: WireMoveField.REJECT_REASON,
  reject_comment: WireMoveField.REJECT_COMMENT,
  offer_price: WireMoveField.OFFER_PRICE,
  contract_price: WireMoveField.CONTRACT_PRICE,
  supplier_id: WireMoveField.SUPPLIER_ID,
  payment: WireMoveField.PAYMENT,
  files: WireMoveField.FILES,
  contract_number: WireMoveField.CONTRACT_NUMBER,
  contract_date: WireMoveField.CONTRACT_DATE,
};
/** The word of a wire MoveField; undefined for UNSPECIFIED and for values unknown to this build. */
export const moveFieldWord = (value: WireMoveField): MoveField | undefined => moveFieldWords[value];
/** The wire MoveField of a word. */
export const wireMoveField = (word: MoveField): WireMoveField => moveFieldEnums[word];

const stagePhaseWords: Readonly<Record<string, StagePhase>> = {
  [WireStagePhase.DONE]: 'done',
  [WireStagePhase.DOING]: 'doing',
  [WireStagePhase.TODO]: 'todo',
  [WireStagePhase.CLOSED]: 'closed',
};
const stagePhaseEnums: Readonly<Record<StagePhase, WireStagePhase>> = {
  done: WireStagePhase.DONE,
  doing: WireStagePhase.DOING,
  todo: WireStagePhase.TODO,
  closed: WireStagePhase.CLOSED,
};
/** The word of a wire StagePhase; undefined for UNSPECIFIED and for values unknown to this build. */
export const stagePhaseWord = (value: WireStagePhase): StagePhase | undefined => stagePhaseWords[value];
/** The wire StagePhase of a word. */
export const wireStagePhase = (word: StagePhase): WireStagePhase => stagePhaseEnums[word];

const assignmentResultWords: Readonly<Record<string, AssignmentResult>> = {
  [WireAssignmentResult.ASSIGNED]: 'assigned',
  [WireAssignmentResult.UNCHANGED]: 'unchanged',
  [WireAssignmentResult.CLOSED]: 'closed',
  [WireAssignmentResult.NOT_FOUND]: 'not_found',
};
const assignmentResultEnums: Readonly<Record<AssignmentResult, WireAssignmentResult>> = {
  assigned: WireAssignmentResult.ASSIGNED,
  unchanged: WireAssignmentResult.UNCHANGED,
  closed: WireAssignmentResult.CLOSED,
  not_found: WireAssignmentResult.NOT_FOUND,
};
/** The word of a wire AssignmentResult; undefined for UNSPECIFIED and for values unknown to this build. */
export const assignmentResultWord = (value: WireAssignmentResult): AssignmentResult | undefined => assignmentResultWords[value];
/** The wire AssignmentResult of a word. */
export const wireAssignmentResult = (word: AssignmentResult): WireAssignmentResult => assignmentResultEnums[word];

const invitationStateWords: Readonly<Record<string, InvitationState>> = {
  [WireInvitationState.OPEN]: 'open',
  [WireInvitationState.DECLINED]: 'declined',
  [WireInvitationState.CHOSEN]: 'chosen',
  [WireInvitationState.NOT_CHOSEN]: 'not_chosen',
  [WireInvitationState.WITHDRAWN]: 'withdrawn',
};
const invitationStateEnums: Readonly<Record<InvitationState, WireInvitationState>> = {
  open: WireInvitationState.OPEN,
  declined: WireInvitationState.DECLINED,
  chosen: WireInvitationState.CHOSEN,
  not_chosen: WireInvitationState.NOT_CHOSEN,
  withdrawn: WireInvitationState.WITHDRAWN,
};
/** The word of a wire InvitationState; undefined for UNSPECIFIED and for values unknown to this build. */
export const invitationStateWord = (value: WireInvitationState): InvitationState | undefined => invitationStateWords[value];
/** The wire InvitationState of a word. */
export const wireInvitationState = (word: InvitationState): WireInvitationState => invitationStateEnums[word];

const invitationStepWords: Readonly<Record<string, InvitationStep>> = {
  [WireInvitationStep.INVITED]: 'invited',
  [WireInvitationStep.WITHDRAWN]: 'withdrawn',
  [WireInvitationStep.DECLINED]: 'declined',
  [WireInvitationStep.CHOSEN]: 'chosen',
  [WireInvitationStep.NOT_CHOSEN]: 'not_chosen',
  [WireInvitationStep.OFFER_GIVEN]: 'offer_given',
  [WireInvitationStep.OFFER_CHANGED]: 'offer_changed',
  [WireInvitationStep.SHARED]: 'shared',
  [WireInvitationStep.UNSHARED]: 'unshared',
  [WireInvitationStep.PREFERRED]: 'preferred',
};
const invitationStepEnums: Readonly<Record<InvitationStep, WireInvitationStep>> = {
  invited: WireInvitationStep.INVITED,
  withdrawn: WireInvitationStep.WITHDRAWN,
  declined: WireInvitationStep.DECLINED,
  chosen: WireInvitationStep.CHOSEN,
  not_chosen: WireInvitationStep.NOT_CHOSEN,
  offer_given: WireInvitationStep.OFFER_GIVEN,
  offer_changed: WireInvitationStep.OFFER_CHANGED,
  shared: WireInvitationStep.SHARED,
  unshared: WireInvitationStep.UNSHARED,
  preferred: WireInvitationStep.PREFERRED,
};
/** The word of a wire InvitationStep; undefined for UNSPECIFIED and for values unknown to this build. */
export const invitationStepWord = (value: WireInvitationStep): InvitationStep | undefined => invitationStepWords[value];
/** The wire InvitationStep of a word. */
export const wireInvitationStep = (word: InvitationStep): WireInvitationStep => invitationStepEnums[word];

const declineReasonWords: Readonly<Record<string, DeclineReason>> = {
  [WireDeclineReason.NOT_OUR_PRODUCT]: 'not_our_product',
  [WireDeclineReason.OUT_OF_STOCK]: 'out_of_stock',
  [WireDeclineReason.NO_CAPACITY]: 'no_capacity',
  [WireDeclineReason.BAD_TERMS]: 'bad_terms',
  [WireDeclineReason.OTHER]: 'other',
};
const declineReasonEnums: Readonly<Record<DeclineReason, WireDeclineReason>> = {
  not_our_product: WireDeclineReason.NOT_OUR_PRODUCT,
  out_of_stock: WireDeclineReason.OUT_OF_STOCK,
  no_capacity: WireDeclineReason.NO_CAPACITY,
  bad_terms: WireDeclineReason.BAD_TERMS,
  other: WireDeclineReason.OTHER,
};
/** The word of a wire DeclineReason; undefined for UNSPECIFIED and for values unknown to this build. */
export const declineReasonWord = (value: WireDeclineReason): DeclineReason | undefined => declineReasonWords[value];
/** The wire DeclineReason of a word. */
export const wireDeclineReason = (word: DeclineReason): WireDeclineReason => declineReasonEnums[word];

const milestoneKindWords: Readonly<Record<string, MilestoneKind>> = {
  [WireMilestoneKind.ADVANCE]: 'advance',
  [WireMilestoneKind.SHIPPED]: 'shipped',
  [WireMilestoneKind.AT_CUSTOMS]: 'at_customs',
  [WireMilestoneKind.DELIVERED]: 'delivered',
  [WireMilestoneKind.BALANCE]: 'balance',
};
const milestoneKindEnums: Readonly<Record<MilestoneKind, WireMilestoneKind>> = {
  advance: WireMilestoneKind.ADVANCE,
  shipped: WireMilestoneKind.SHIPPED,
  at_customs: WireMilestoneKind.AT_CUSTOMS,
  delivered: WireMilestoneKind.DELIVERED,
  balance: WireMilestoneKind.BALANCE,
};
/** The word of a wire MilestoneKind; undefined for UNSPECIFIED and for values unknown to this build. */
export const milestoneKindWord = (value: WireMilestoneKind): MilestoneKind | undefined => milestoneKindWords[value];
/** The wire MilestoneKind of a word. */
export const wireMilestoneKind = (word: MilestoneKind): WireMilestoneKind => milestoneKindEnums[word];

const waitingReasonWords: Readonly<Record<string, WaitingReason>> = {
  [WireWaitingReason.TURN]: 'turn',
  [WireWaitingReason.QUESTION]: 'question',
  [WireWaitingReason.MESSAGE]: 'message',
  [WireWaitingReason.MILESTONE]: 'milestone',
  [WireWaitingReason.CLAIM]: 'claim',
  [WireWaitingReason.SAMPLE]: 'sample',
  [WireWaitingReason.OFFERS]: 'offers',
};
const waitingReasonEnums: Readonly<Record<WaitingReason, WireWaitingReason>> = {
  turn: WireWaitingReason.TURN,
  question: WireWaitingReason.QUESTION,
  message: WireWaitingReason.MESSAGE,
  milestone: WireWaitingReason.MILESTONE,
  claim: WireWaitingReason.CLAIM,
  sample: WireWaitingReason.SAMPLE,
  offers: WireWaitingReason.OFFERS,
};
/** The word of a wire WaitingReason; undefined for UNSPECIFIED and for values unknown to this build. */
export const waitingReasonWord = (value: WireWaitingReason): WaitingReason | undefined => waitingReasonWords[value];
/** The wire WaitingReason of a word. */
export const wireWaitingReason = (word: WaitingReason): WireWaitingReason => waitingReasonEnums[word];

const paperKindWords: Readonly<Record<string, PaperKind>> = {
  [WirePaperKind.REQUEST]: 'request',
  [WirePaperKind.SPECIFICATION]: 'specification',
  [WirePaperKind.PROFORMA_ADVANCE]: 'proforma_advance',
  [WirePaperKind.PROFORMA_BALANCE]: 'proforma_balance',
  [WirePaperKind.PROFORMA_FULL]: 'proforma_full',
  [WirePaperKind.OFFERS]: 'offers',
};
const paperKindEnums: Readonly<Record<PaperKind, WirePaperKind>> = {
  request: WirePaperKind.REQUEST,
  specification: WirePaperKind.SPECIFICATION,
  proforma_advance: WirePaperKind.PROFORMA_ADVANCE,
  proforma_balance: WirePaperKind.PROFORMA_BALANCE,
  proforma_full: WirePaperKind.PROFORMA_FULL,
  offers: WirePaperKind.OFFERS,
};
/** The word of a wire PaperKind; undefined for UNSPECIFIED and for values unknown to this build. */
export const paperKindWord = (value: WirePaperKind): PaperKind | undefined => paperKindWords[value];
/** The wire PaperKind of a word. */
export const wirePaperKind = (word: PaperKind): WirePaperKind => paperKindEnums[word];

const paperStateWords: Readonly<Record<string, PaperState>> = {
  [WirePaperState.MAKING]: 'making',
  [WirePaperState.READY]: 'ready',
  [WirePaperState.FAILED]: 'failed',
};
const paperStateEnums: Readonly<Record<PaperState, WirePaperState>> = {
  making: WirePaperState.MAKING,
  ready: WirePaperState.READY,
  failed: WirePaperState.FAILED,
};
/** The word of a wire PaperState; undefined for UNSPECIFIED and for values unknown to this build. */
export const paperStateWord = (value: WirePaperState): PaperState | undefined => paperStateWords[value];
/** The wire PaperState of a word. */
export const wirePaperState = (word: PaperState): WirePaperState => paperStateEnums[word];

const incoTermWords: Readonly<Record<string, IncoTerm>> = {
  [WireIncoTerm.EXW]: 'EXW',
  [WireIncoTerm.FCA]: 'FCA',
  [WireIncoTerm.FAS]: 'FAS',
  [WireIncoTerm.FOB]: 'FOB',
  [WireIncoTerm.CFR]: 'CFR',
  [WireIncoTerm.CIF]: 'CIF',
  [WireIncoTerm.CPT]: 'CPT',
  [WireIncoTerm.CIP]: 'CIP',
  [WireIncoTerm.DAP]: 'DAP',
  [WireIncoTerm.DPU]: 'DPU',
  [WireIncoTerm.DDP]: 'DDP',
};
const incoTermEnums: Readonly<Record<IncoTerm, WireIncoTerm>> = {
  EXW: WireIncoTerm.EXW,
  FCA: WireIncoTerm.FCA,
  FAS: WireIncoTerm.FAS,
  FOB: WireIncoTerm.FOB,
  CFR: WireIncoTerm.CFR,
  CIF: WireIncoTerm.CIF,
  CPT: WireIncoTerm.CPT,
  CIP: WireIncoTerm.CIP,
  DAP: WireIncoTerm.DAP,
  DPU: WireIncoTerm.DPU,
  DDP: WireIncoTerm.DDP,
};
/** The word of a wire IncoTerm; undefined for UNSPECIFIED and for values unknown to this build. */
export const incoTermWord = (value: WireIncoTerm): IncoTerm | undefined => incoTermWords[value];
/** The wire IncoTerm of a word. */
export const wireIncoTerm = (word: IncoTerm): WireIncoTerm => incoTermEnums[word];

const offerMeritWords: Readonly<Record<string, OfferMerit>> = {
  [WireOfferMerit.PRICE]: 'price',
  [WireOfferMerit.LEAD_DAYS]: 'lead_days',
  [WireOfferMerit.MINIMUM_QUANTUM]: 'minimum_quantum',
  [WireOfferMerit.VALID_UNTIL]: 'valid_until',
};
const offerMeritEnums: Readonly<Record<OfferMerit, WireOfferMerit>> = {
  price: WireOfferMerit.PRICE,
  lead_days: WireOfferMerit.LEAD_DAYS,
  minimum_quantum: WireOfferMerit.MINIMUM_QUANTUM,
  valid_until: WireOfferMerit.VALID_UNTIL,
};
/** The word of a wire OfferMerit; undefined for UNSPECIFIED and for values unknown to this build. */
export const offerMeritWord = (value: WireOfferMerit): OfferMerit | undefined => offerMeritWords[value];
/** The wire OfferMerit of a word. */
export const wireOfferMerit = (word: OfferMerit): WireOfferMerit => offerMeritEnums[word];

const trustKindWords: Readonly<Record<string, TrustKind>> = {
  [WireTrustKind.ANSWERS]: 'answers',
  [WireTrustKind.OFFERS]: 'offers',
  [WireTrustKind.SHIPMENTS]: 'shipments',
  [WireTrustKind.DEALS]: 'deals',
  [WireTrustKind.SAMPLES]: 'samples',
};
const trustKindEnums: Readonly<Record<TrustKind, WireTrustKind>> = {
  answers: WireTrustKind.ANSWERS,
  offers: WireTrustKind.OFFERS,
  shipments: WireTrustKind.SHIPMENTS,
  deals: WireTrustKind.DEALS,
  samples: WireTrustKind.SAMPLES,
};
/** The word of a wire TrustKind; undefined for UNSPECIFIED and for values unknown to this build. */
export const trustKindWord = (value: WireTrustKind): TrustKind | undefined => trustKindWords[value];
/** The wire TrustKind of a word. */
export const wireTrustKind = (word: TrustKind): WireTrustKind => trustKindEnums[word];

const estimateSourceWords: Readonly<Record<string, EstimateSource>> = {
  [WireEstimateSource.CARD]: 'card',
  [WireEstimateSource.OFFER]: 'offer',
  [WireEstimateSource.CONTRACT]: 'contract',
};
const estimateSourceEnums: Readonly<Record<EstimateSource, WireEstimateSource>> = {
  card: WireEstimateSource.CARD,
  offer: WireEstimateSource.OFFER,
  contract: WireEstimateSource.CONTRACT,
};
/** The word of a wire EstimateSource; undefined for UNSPECIFIED and for values unknown to this build. */
export const estimateSourceWord = (value: WireEstimateSource): EstimateSource | undefined => estimateSourceWords[value];
/** The wire EstimateSource of a word. */
export const wireEstimateSource = (word: EstimateSource): WireEstimateSource => estimateSourceEnums[word];

const sampleStateWords: Readonly<Record<string, SampleState>> = {
  [WireSampleState.ASKED]: 'asked',
  [WireSampleState.SENT]: 'sent',
  [WireSampleState.JUDGED]: 'judged',
  [WireSampleState.DECLINED]: 'declined',
};
const sampleStateEnums: Readonly<Record<SampleState, WireSampleState>> = {
  asked: WireSampleState.ASKED,
  sent: WireSampleState.SENT,
  judged: WireSampleState.JUDGED,
  declined: WireSampleState.DECLINED,
};
/** The word of a wire SampleState; undefined for UNSPECIFIED and for values unknown to this build. */
export const sampleStateWord = (value: WireSampleState): SampleState | undefined => sampleStateWords[value];
/** The wire SampleState of a word. */
export const wireSampleState = (word: SampleState): WireSampleState => sampleStateEnums[word];

const sampleVerdictWords: Readonly<Record<string, SampleVerdict>> = {
  [WireSampleVerdict.SUITS]: 'suits',
  [WireSampleVerdict.SUITS_WITH_REMARKS]: 'suits_with_remarks',
  [WireSampleVerdict.DOES_NOT_SUIT]: 'does_not_suit',
};
const sampleVerdictEnums: Readonly<Record<SampleVerdict, WireSampleVerdict>> = {
  suits: WireSampleVerdict.SUITS,
  suits_with_remarks: WireSampleVerdict.SUITS_WITH_REMARKS,
  does_not_suit: WireSampleVerdict.DOES_NOT_SUIT,
};
/** The word of a wire SampleVerdict; undefined for UNSPECIFIED and for values unknown to this build. */
export const sampleVerdictWord = (value: WireSampleVerdict): SampleVerdict | undefined => sampleVerdictWords[value];
/** The wire SampleVerdict of a word. */
export const wireSampleVerdict = (word: SampleVerdict): WireSampleVerdict => sampleVerdictEnums[word];
