import { textLengths } from './text-lengths.js';

/** Section 9 of the specification: the limits and timings that the BFF and the web app share. */
export const constants = {
  searchMinLength: 3,
  searchMaxLength: 200,
  searchDebounceMs: 1000,
  autosaveMs: 1000,
  toastMs: 30_000,
  carouselMs: 5000,
  galleryMs: 1000,
  localeCookieDays: 365,
  pageSizes: [10, 30, 100],
  defaultPageSize: 10,
  countMin: 1,
  countMax: 1_000_000_000,
  /** The highest price of an offer or a contract, in rupees. */
  priceMax: 1_000_000_000_000,
  commentMax: 5000,
  lineMax: textLengths.line,
  /** The number of items that one request describes after the first one. */
  furtherPositionsMax: 29,
  generalCommentMax: 1000,
  picturesMax: 20,
  roublesMax: 10_000_000_000_000,
  rejectCommentMax: 2000,
  messageMax: 4000,
  milestoneNoteMax: 1000,
  contractNumberMax: 100,
  claimMax: 4000,
  sampleTextMax: 1000,
  sampleTrackingMax: 100,
  sampleAddressMax: 500,
  filesMax: 20,
  viewNameMax: 60,
  cartCountMax: 1_000_000,
  /** The longest lead time of an offer, in days. */
  leadDaysMax: 1000,
  subCategoriesShown: 6,
  pictureWidths: [160, 320, 640, 1200],
} as const;
