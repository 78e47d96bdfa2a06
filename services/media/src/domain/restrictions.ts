/** What may be uploaded (readings, "Files"): the single source for the answer to browsers and for the checks. */
export const maxFileSize = 20 * 1024 * 1024;

/** Bytes a company's files may take together. */
export const companyQuota = 2 * 1024 ** 3;

/** Bytes the files of one browser without a sign-in may take together; also of a person without a company. */
export const visitorQuota = 100 * 1024 * 1024;

/** Pixels of a picture, width times height. */
export const maxPixels = 40_000_000;

/** Extensions and the media type each stands for. */
export const allowedTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  txt: 'text/plain',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const;

export type Extension = keyof typeof allowedTypes;

/** Whether files with this extension (small letters) may be uploaded. */
export const isAllowed = (extension: string): extension is Extension => Object.hasOwn(allowedTypes, extension);

/** Whether the extension is a picture's: those are decoded and kept as WebP. */
export const isPicture = (extension: Extension): boolean => allowedTypes[extension].startsWith('image/');

/** The widths a picture can be asked for, in pixels; the largest is the master's. */
export const pictureWidths = [160, 320, 640, 1200] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** The width of a master: the longest side an uploaded or drawn picture is kept with. */
export const masterWidth = 1200 satisfies PictureWidth;
