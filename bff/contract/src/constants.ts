/** The specification's section 9 in one place: limits and timings both sides keep. */
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
  /** Of an offer or a contract, in rupees. */
  priceMax: 1_000_000_000_000,
  commentMax: 5000,
  rejectCommentMax: 2000,
  filesMax: 20,
  cartCountMax: 1_000_000,
  subCategoriesShown: 6,
  categoryColumns: 4,
  pictureWidths: [160, 320, 640, 1200],
} as const;
